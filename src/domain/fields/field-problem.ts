/** What an administrator looks for in a list of fields. */
export const FIELD_PROBLEMS = ['needsBorder', 'boundaryCase', 'wideBand'] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

/** Above it, in percent, an area should be measured by tape. */
export const WIDE_BAND = 15

/** What the administrators' list of fields is sorted by; '-' before it is the other direction. */
export const FIELD_SORTS = ['-createdAt', 'createdAt'] as const
export type FieldSort = (typeof FIELD_SORTS)[number]

/** How many fields one call exports or prints when they are chosen one by one. */
export const MAX_CHOSEN_FIELDS = 500

/** How many cards one file prints: a hundred pages. */
export const MAX_FIELD_CARDS = 1000
