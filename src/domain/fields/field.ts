/** How the area of a field came about: said, walked, drawn, measured by tape or paces, or read from a file. */
export const FIELD_WAYS = { area: {}, walked: {}, drawn: {}, taped: {}, imported: {} } as const
export type FieldWay = keyof typeof FIELD_WAYS

/** A farmer has no more of them. */
export const MAX_FIELDS = 200
