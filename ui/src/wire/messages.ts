/** The unions of the protocol, told apart by `type`; the parts are generated from the server's schema. */
import type * as t from "./types";

export type * from "./types";

/** What an event is called: its tag, by which `switch (event.type)` tells them apart. */
export type EventName = t.GameEvent["type"];

export type UnitShown = t.ShipShown | t.SquadronShown;

export type PreviewRequest =
  t.Check | t.CoursesRequest | t.TryCourse | t.TargetsRequest | t.Measure | t.OddsRequest | t.ThreatRequest | t.ContoursRequest | t.Why | t.ReasonsRequest;

export type PreviewReply = t.Checked | t.Courses | t.Tried | t.Targets | t.Measured | t.OddsShown | t.Threat | t.Contours | t.Reasons | t.Refused;

export type Request = t.Decide | t.Ask | t.Look | t.Undo | t.AskTakeBack | t.Propose | t.Reply | t.Resign | t.Say | t.Ping;

export type FromServer =
  t.Welcome | t.Update | t.Accepted | t.NotAccepted | t.Previewed | t.Chatted | t.TableChanged | t.Thinking | t.Failed;
