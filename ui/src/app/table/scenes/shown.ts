/**
 * The state as far as it was played. A scene of the server shows the end of all that came with it; until that is played,
 * each event changes the scene shown before just enough for what is seen. At the end the server's own scene replaces it.
 */
import type { GameEvent, Scene, ShipShown, SquadronShown, UnitShown } from "../../../wire/messages";

type Change = Partial<ShipShown> & Partial<SquadronShown>;

export const unitOf = (scene: Scene, id: number): UnitShown | undefined => scene.units.find((unit) => unit.id === id);

function withUnit(scene: Scene, id: number, change: (unit: UnitShown) => object): Scene {
  return { ...scene, units: scene.units.map((unit) => (unit.id === id ? ({ ...unit, ...change(unit) } as UnitShown) : unit)) };
}
const having = (scene: Scene, id: number, change: Change): Scene => withUnit(scene, id, () => change);
const withShip = (scene: Scene, id: number, change: (ship: ShipShown) => Partial<ShipShown>): Scene =>
  withUnit(scene, id, (unit) => (unit.type === "ship" ? change(unit) : {}));

function withToken(scene: Scene, id: number, token: number, change: Partial<UnitShown["defense"][number]>): Scene {
  return withUnit(scene, id, (unit) => ({ defense: unit.defense.map((each, place) => (place === token ? { ...each, ...change } : each)) }));
}

function without<T>(all: readonly T[], one: T): T[] {
  const place = all.indexOf(one);
  return all.filter((_, each) => each !== place);
}

const withAttack = (scene: Scene, change: Partial<NonNullable<Scene["attack"]>>): Scene =>
  scene.attack ? { ...scene, attack: { ...scene.attack, ...change } } : scene;

/** The scene after an event; `known` is the state to which it leads. */
export function after(scene: Scene, event: GameEvent, known: Scene = scene): Scene {
  switch (event.type) {
    case "FirstPlayerChosen":
      return { ...scene, players: scene.players.map((player) => ({ ...player, is_first: player.side === event.side })) };
    case "ObjectiveChosen":
      return { ...scene, objective: known.objective };
    case "RoundBegun":
      return { ...scene, round: event.round, phase: "command" };
    case "PhaseBegun":
      return { ...scene, phase: event.phase };
    case "ActivationBegun":
      return { ...scene, active: event.unit };
    case "ActivationEnded":
      return { ...having(scene, event.unit, { activated: true }), active: null };
    case "ActivationToggled":
      return having(scene, event.unit, { activated: event.activated });
    case "InitiativeFlipped":
      return { ...scene, units: scene.units.map((unit) => ({ ...unit, activated: false })) };
    case "DialRevealed":
      return withShip(scene, event.ship, (ship) => ({ revealed: event.command, dials: ship.dials.slice(1) }));
    case "DialSpent":
      return withShip(scene, event.ship, (ship) => ({ revealed: null, faceup_dial: ship.revealed }));
    case "CommandTokenGained":
      return withShip(scene, event.ship, (ship) => ({ tokens: [...ship.tokens, event.command] }));
    case "RaidTokenGained":
      return withShip(scene, event.ship, (ship) => ({ raids: [...ship.raids, event.command] }));
    case "RaidTokenDiscarded":
      return withShip(scene, event.ship, (ship) => ({ raids: without(ship.raids, event.command) }));
    case "CommandTokenSpent":
    case "CommandTokenDiscarded":
      return withShip(scene, event.ship, (ship) => ({ tokens: without(ship.tokens, event.command) }));
    case "SpeedChanged":
      return having(scene, event.ship, { speed: event.speed });
    case "ManeuverExecuted":
      return having(scene, event.ship, { pose: event.pose });
    case "SquadronMoved":
    case "SquadronPlaced":
      return having(scene, event.squadron, { pose: event.pose, engaged_with: [] });
    case "SquadronLifted":
      return having(scene, event.squadron, { pose: null });
    case "SquadronDeployed":
      return having(scene, event.squadron, { pose: event.pose, status: "in play" });
    case "ShipDeployed":
      return having(scene, event.ship, { pose: event.pose, speed: event.speed, status: "in play" });
    case "ObstaclePlaced":
      return {
        ...scene,
        obstacles: scene.obstacles.map((each) =>
          each.number === event.obstacle ? { ...each, pose: event.pose, mirrored: event.mirrored } : each,
        ),
      };
    case "ObstacleMoved":
      return {
        ...scene,
        obstacles: scene.obstacles.map((each) => (each.number === event.obstacle ? { ...each, pose: event.pose } : each)),
      };
    case "ObstacleRemoved":
      return {
        ...scene,
        obstacles: scene.obstacles.map((each) => (each.number === event.obstacle ? { ...each, pose: null } : each)),
      };
    case "ObjectiveTokenChanged":
      return {
        ...scene,
        tokens: scene.tokens.map((each) =>
          each.number === event.token ? { ...each, pose: event.pose, unit: event.unit < 0 ? null : event.unit } : each,
        ),
      };
    case "VictoryTokensGained":
      return {
        ...scene,
        players: scene.players.map((player) =>
          player.side === event.side ? { ...player, victory_tokens: player.victory_tokens + event.amount } : player,
        ),
      };
    case "UpgradeExhausted":
    case "UpgradeReadied":
      return withUpgrade(scene, event.upgrade, { exhausted: event.type === "UpgradeExhausted" });
    case "UpgradeDiscarded":
      return withUpgrade(scene, event.upgrade, { discarded: true });
    case "MarksChanged":
      return withUpgrade(scene, event.upgrade, { marks: event.marks });
    default:
      return afterFight(scene, event);
  }
}

function withUpgrade(scene: Scene, upgrade: number, change: Partial<ShipShown["upgrades"][number]>): Scene {
  const isOf = (unit: UnitShown): unit is ShipShown => unit.type === "ship" && unit.upgrades.some((card) => card.id === upgrade);
  const changed = (ship: ShipShown): ShipShown => ({
    ...ship,
    upgrades: ship.upgrades.map((card) => (card.id === upgrade ? { ...card, ...change } : card)),
  });
  return { ...scene, units: scene.units.map((unit) => (isOf(unit) ? changed(unit) : unit)) };
}

/** The changes by attacks and damage. */
function afterFight(scene: Scene, event: GameEvent): Scene {
  switch (event.type) {
    case "AttackDeclared": {
      const { attacker, zone, defender, target_zone, range, obstructed, is_counter, is_salvo, sight, measured } = event;
      const dice = event.dice.map((color) => ({ color, face: null }));
      const counted = { hits: 0, has_critical: false, accuracies: 0, damage: 0, step: 1 };
      const attack = {
        attacker,
        zone,
        defender,
        target_zone,
        range,
        obstructed,
        is_counter,
        is_salvo,
        sight,
        range_line: measured,
        dice,
        ...counted,
      };
      return { ...scene, attack };
    }
    case "DiceRolled":
    case "DiceModified": {
      const dice = event.pool.dice.map(([color, face]) => ({ color, face }));
      const icons = dice.flatMap((die) => die.face.split(" "));
      const count = (icon: string): number => icons.filter((each) => each === icon).length;
      const counted = { hits: count("hit"), has_critical: count("crit") > 0, accuracies: count("accuracy") };
      return withAttack(scene, { dice, damage: event.damage, step: Math.max(3, scene.attack?.step ?? 3), ...counted });
    }
    case "DamageTotaled":
      return withAttack(scene, { damage: event.amount, step: 5 });
    case "AttackEnded":
    case "AttackCanceled":
      return { ...unlocked(scene), attack: null };
    case "TokenLocked":
      return withToken(scene, event.defender, event.token, { locked: true });
    case "DefenseTokenSpent":
    case "DefenseTokenTurned":
      return withToken(scene, event.unit, event.token, { state: event.state });
    case "ShieldsChanged":
      return withShip(scene, event.ship, (ship) => ({
        shields: ship.shields.map((each) => (each.zone === event.zone ? { ...each, left: event.shields } : each)),
      }));
    case "HullChanged":
      return having(scene, event.squadron, { hull: event.hull });
    case "DamageCardDealt":
      return withShip(scene, event.ship, (ship) => ({ damage: [...ship.damage, { faceup: event.faceup, title: "", summary: "" }] }));
    case "DamageCardFlipped":
      return withShip(scene, event.ship, (ship) => ({
        damage: ship.damage.map((card, place) => (place === event.place ? { ...card, faceup: event.faceup } : card)),
      }));
    case "DamageCardDiscarded":
      return withShip(scene, event.ship, (ship) => ({ damage: ship.damage.filter((_, place) => place !== event.place) }));
    case "Destroyed":
    case "Removed":
      return having(scene, event.unit, { status: "destroyed" });
    default:
      return scene;
  }
}

const unlocked = (scene: Scene): Scene => ({
  ...scene,
  units: scene.units.map((unit) =>
    unit.defense.some((token) => token.locked)
      ? ({ ...unit, defense: unit.defense.map((token) => ({ ...token, locked: false })) } as UnitShown)
      : unit,
  ),
});
