import { expect, test, vi } from "vitest";
import { Refresh } from "../../src/app/events/refresh";

test("calls during a fetch trigger one more fetch after it, whatever their number", async () => {
  const fetch = vi.fn(() => Promise.resolve());
  const refresh = new Refresh(fetch);
  await Promise.all([refresh.run(), refresh.run(), refresh.run()]);
  expect(fetch).toHaveBeenCalledTimes(2);
  await refresh.run();
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a fetch that failed is not repeated by itself, and the next call fetches again", async () => {
  const fetch = vi.fn(() => Promise.reject(new Error("gone")));
  const refresh = new Refresh(fetch);
  await expect(refresh.run()).rejects.toThrow("gone");
  fetch.mockImplementation(() => Promise.resolve() as never);
  await refresh.run();
  expect(fetch).toHaveBeenCalledTimes(2);
});
