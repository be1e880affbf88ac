/** A list without what it has twice; a text, which can be spread too, is none. */
export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** The keys of a rule table, typed, in the shape z.enum and a CHECK want. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]
