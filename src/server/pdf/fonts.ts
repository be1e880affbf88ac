import type { Weight } from '#domain/learning/certificate/set-text.ts'
import { programFiles } from '../program-files.ts'
import { inDrawnOrder, type Stretch, turnedRound } from './text-order.ts'

/** A stretch of text that one font draws whole. */
export type Run = { text: string; font: string }

/** The scripts that have a font of their own; all others are in the first one. */
const SCRIPTS = [
  ['NotoSansEthiopic', /(\p{Script=Ethiopic}[\p{Script=Ethiopic}\p{Mark}]*)/u],
  ['NotoSansArabic', /(\p{scx=Arabic}(?:[\p{scx=Arabic}\p{Mark}]| +(?=\p{scx=Arabic}))*)/u],
  ['NotoSansNKo', /(\p{scx=Nko}(?:[\p{scx=Nko}\p{Mark}]| +(?=\p{scx=Nko}))*)/u],
] as const
const FAMILY = 'NotoSans'
const STYLES = { regular: 'Regular', bold: 'Bold' } as const satisfies Record<Weight, string>
/** N'Ko is drawn in one weight. */
const styleOf = (family: string, weight: Weight) => (family === 'NotoSansNKo' ? 'Regular' : STYLES[weight])
const nameOf = (family: string, weight: Weight) => `${family}-${styleOf(family, weight)}`

/** The names of all fonts. One that a page does not use is neither parsed nor in its PDF. */
export const FONTS = [
  ...new Set(
    [FAMILY, ...SCRIPTS.map(([family]) => family)].flatMap((family) => [
      nameOf(family, 'regular'),
      nameOf(family, 'bold'),
    ]),
  ),
]

/** Splits a text into what each font draws, from left to right. */
export const runsOf = (text: string, weight: Weight): Run[] =>
  inDrawnOrder(plain(text)).flatMap((stretch) => {
    const runs = inFonts(stretch.text).map((run) => drawn(run, stretch))
    return (stretch.isRightToLeft ? runs.toReversed() : runs).map(({ text: part, family }) => ({ text: part, font: nameOf(family, weight) })) // biome-ignore format: one line
  })

const plain = (text: string) =>
  text
    .normalize('NFC')
    // They choose a form of the letter before them, and are no letters themselves.
    .replace(/\p{Variation_Selector}/gu, '')
    // Letters of Arabic in the form that they have at one place of a word: their font forms them itself.
    .replace(/[\ufb50-\ufdff\ufe70-\ufefc]/g, (form) => form.normalize('NFKC'))

type Drawn = { text: string; family: string }

function inFonts(text: string): Drawn[] {
  let parts: Drawn[] = [{ text, family: FAMILY }]
  for (const [family, pattern] of SCRIPTS)
    parts = parts.flatMap((part) =>
      part.family === FAMILY
        ? part.text.split(pattern).map((piece) => ({ text: piece, family: pattern.test(piece) ? family : FAMILY }))
        : [part],
    )
  return parts.filter((part) => part.text !== '')
}

/** The font that joins letters turns them round itself; signs beside them are turned here. */
const drawn = (run: Drawn, { isRightToLeft }: Stretch): Drawn =>
  isRightToLeft && run.family === FAMILY ? { ...run, text: turnedRound(run.text) } : run

const read = new Map<string, Buffer>()
/** The bytes of a font, read once. */
export function bytesOfFont(name: string): Buffer {
  const bytes = read.get(name) ?? programFiles('fonts').read(`${name}.ttf`)
  if (!bytes) throw new Error(`There is no font ${name}`)
  read.set(name, bytes)
  return bytes
}
