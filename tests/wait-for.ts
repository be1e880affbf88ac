import { vi } from 'vitest'

/** A machine that is busy with something else is slow, not wrong: what comes at all may take this long to come. */
const PATIENCE_MS = 60_000

/** Waits until it throws no more, and returns its value; fails with what it threw last. */
export const waitFor = <T>(holds: () => T | Promise<T>) => vi.waitFor(holds, PATIENCE_MS)
