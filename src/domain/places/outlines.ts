import type { Outline } from '../fields/border/outline.ts'
import type { CountryCode } from '../places.ts'
import outlines from './outlines.json' with { type: 'json' }

/** The outlines of all countries: 700 KB, for the server alone. A phone is sent the one of its farmer. */
const all: Record<string, Outline> = outlines

export const outlineOf = (country: CountryCode): Outline => all[country]!
