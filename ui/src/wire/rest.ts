/** Fetching and sending outside live play. A refusal comes as a `Problem` in words. */
import type { Problem } from "./types";

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.reason);
  }
}

async function answered<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  let problem: Problem = {
    reason: "The server did not answer as it should. Try again in a moment.",
    rule: null,
    where: "",
    remedy: "",
    can_overrule: false,
  };
  try {
    problem = { ...problem, ...((await response.json()) as Partial<Problem>) };
  } catch {
    // Not JSON: the sentence above stands.
  }
  throw new Refusal(problem, response.status);
}

async function reached(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Refusal(
      { reason: "The server cannot be reached. Nothing is lost; try again.", rule: null, where: "", remedy: "", can_overrule: false },
      0,
    );
  }
}

export async function get<T>(path: string): Promise<T> {
  return answered<T>(await reached(path));
}

export async function remove(path: string): Promise<void> {
  const response = await reached(path, { method: "DELETE" });
  if (!response.ok) await answered(response);
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return answered<T>(await reached(path, { method: "POST", headers, body: JSON.stringify(body) }));
}
