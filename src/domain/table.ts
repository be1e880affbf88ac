/** The keys of a rule table, typed, in the shape z.enum and a CHECK want. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]
