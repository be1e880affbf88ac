import * as z from 'zod'
import { keysOf } from '#domain/table.ts'
import type { Draft, ObjectSchema } from './useZodForm.ts'

/** A change of some fields of a setting, with what stood in them. */
export type SettingChange<Setting> = Partial<Setting> & { seen?: Partial<Setting> }

type Fields<Values> = { [Field in keyof Values]?: unknown }

/**
 * Of the parsed values of a form those whose field is not what it began with: the others may have been changed elsewhere
 * meanwhile.
 */
export function typedValues<Values extends object>(parsed: Values, now: Fields<Values>, begun: Fields<Values>) {
  const typed = keysOf(parsed).filter((field) => now[field] !== begun[field])
  return only(typed, parsed)
}

/** The same as a change of a setting: with what stood in these fields when they were typed over, for the server to compare. */
export function typedChange<S extends ObjectSchema>(shape: S, parsed: z.output<S>, now: Draft<S>, begun: Draft<S>) {
  type Values = z.output<S>
  const typed: Partial<Values> = typedValues(parsed, now as Fields<Values>, begun as Fields<Values>)
  // What another version of the app began with may have another shape.
  const { data } = z.safeParse(shape, begun)
  const change: SettingChange<Values> = { ...typed, ...(data && { seen: only(keysOf(typed), data) }) }
  return change
}

const only = <Values extends object>(fields: readonly (keyof Values & string)[], values: Values) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>
