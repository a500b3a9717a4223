/** The reasons of refusals, for pages that show them beside a form. */
import { Refusal } from "../../wire/rest";

/** The reason why the server refused, with its remedy; any other failure is told by the sentence given. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof Refusal ? `${error.message} ${error.problem.remedy}`.trim() : otherwise;
