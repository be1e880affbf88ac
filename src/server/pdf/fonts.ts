import type { Weight } from '#domain/learning/certificate/set-text.ts'
import { programFiles } from '../program-files.ts'

/** A stretch of text that one font draws whole. */
export type Run = { text: string; font: string }

const STYLES = { regular: 'Regular', bold: 'Bold' } as const satisfies Record<Weight, string>
const FAMILIES = ['NotoSans', 'NotoSansEthiopic'] as const
/** The names of all fonts. One that a page does not use is neither parsed nor in its PDF. */
export const FONTS = FAMILIES.flatMap((family) => Object.values(STYLES).map((style) => `${family}-${style}`))

const ETHIOPIC = /(\p{Script=Ethiopic}[\p{Script=Ethiopic}\p{Mark}]*)/u

/** Splits a text into what each font draws: Ethiopic letters, and all others. */
export const runsOf = (text: string, weight: Weight): Run[] =>
  text
    .normalize('NFC')
    // They choose a form of the letter before them, and are no letters themselves.
    .replace(/\p{Variation_Selector}/gu, '')
    .split(ETHIOPIC)
    .filter(Boolean)
    .map((part) => ({ text: part, font: `${ETHIOPIC.test(part) ? 'NotoSansEthiopic' : 'NotoSans'}-${STYLES[weight]}` }))

const read = new Map<string, Buffer>()
/** The bytes of a font, read once. */
export function bytesOfFont(name: string): Buffer {
  const bytes = read.get(name) ?? programFiles('fonts').read(`${name}.ttf`)
  if (!bytes) throw new Error(`There is no font ${name}`)
  read.set(name, bytes)
  return bytes
}
