/** What a test may have changed of the page is put back. */
import { afterEach, vi } from "vitest";

afterEach(() => void vi.useRealTimers());
