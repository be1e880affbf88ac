import type { Position } from '../../border/ring.ts'
import { numberOf } from './properties.ts'

/** Points between semicolons, each 'latitude longitude altitude accuracy' with any number of blanks. */
const GEOSHAPE = /^\s*[-+]?\d[\d.,eE+-]*\s+[-+]?\d[^;]*;\s*\S/

/** Whether a cell looks like a shape or a trace of ODK. */
export const isGeoshape = (cell: string) => GEOSHAPE.test(cell)

/**
 * The points of a shape or a trace of ODK, longitude first: with or without a blank behind the semicolon, with one at the
 * end, with two blanks in a point. What is no number is NaN.
 */
export const readGeoshape = (cell: string): Position[] =>
  cell
    .split(';')
    .map((point) => point.trim())
    .filter((point) => point !== '')
    .map((point) => {
      const [latitude = '', longitude = ''] = point.split(/\s+/)
      return [numberOf(longitude), numberOf(latitude)]
    })
