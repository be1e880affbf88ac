import type { FieldRecord } from '#domain/fields/field-list.schema.ts'
import { COUNTRIES, type CountryCode } from '#domain/places.ts'

/** Where a field lies: its own place, or that of its farmer. */
export const placeOf = ({ place, location }: Pick<FieldRecord, 'place' | 'location'>) => place ?? location

/** The country of a field; null where none is known. */
export const countryOf = ({ country }: Pick<FieldRecord, 'country'>) =>
  Object.hasOwn(COUNTRIES, country) ? (country as CountryCode) : null
