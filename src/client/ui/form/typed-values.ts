import { keysOf } from '#domain/table.ts'

type Fields<Values> = { [Field in keyof Values]?: unknown }

/**
 * Of the parsed values of a form those whose field is not what it began with: the others may have been changed elsewhere
 * meanwhile.
 */
export function typedValues<Values extends object>(parsed: Values, now: Fields<Values>, begun: Fields<Values>) {
  const typed = keysOf(parsed).filter((field) => now[field] !== begun[field])
  return Object.fromEntries(typed.map((field) => [field, parsed[field]])) as Partial<Values>
}
