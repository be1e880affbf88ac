import * as z from 'zod'
import { Refusal } from '#db/refusal.ts'
import { COUNTRIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'

const withoutSlash = (url: string) => url.replace(/\/$/, '')
export const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform(withoutSlash)
export const countryCode = z.enum(keysOf(COUNTRIES), 'must be the code of a country, such as UG')
export const secret = z.string().min(1).optional()

const partsOf = (text: string) => text.split(',').map((part) => part.trim())

/** One value for each country, with commas between them. */
export const list = z
  .string()
  .transform(partsOf)
  .refine((parts) => parts.every((part) => part !== ''), 'must have a value between its commas')
export const addresses = z
  .string()
  .transform((text) => partsOf(text).map(withoutSlash))
  .refine((urls) => urls.every((url) => /^https?:\/\/\S+$/.test(url)), 'must be http or https addresses')
export const countries = z
  .string()
  .transform(partsOf)
  .pipe(z.array(countryCode))
  .refine((codes) => new Set(codes).size === codes.length, 'must name each country once')

/** Whether a provider is set up: all of its variables are set, or none. */
export function allOrNone<T extends object>(data: T, names: readonly (keyof T & string)[]): boolean {
  const missing = names.filter((name) => data[name] === undefined)
  if (missing.length === names.length) return false
  if (missing.length > 0) throw new Refusal(`The configuration is wrong:\n  ${missing.join(', ')} must be set too`)
  return true
}
