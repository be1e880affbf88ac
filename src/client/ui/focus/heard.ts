/**
 * How long after what had the focus went away something else takes it. A screen reader that is told of both in one update
 * moves along and says nothing.
 */
export const HEARD_AFTER_MS = 100
