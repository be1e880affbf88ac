import type { Glyph, Placed } from './composed-glyphs.ts'

/** Where a letter stands, in thousandths of its size. */
export type Position = { xAdvance: number; advanceWidth: number; xOffset: number; yOffset: number }
export type Layout = { glyphs: Glyph[]; positions: Position[] }

/** A letter as it is drawn; `marks` stand on it in the same glyph, and the letters of the marks draw nothing. It is drawn `shift` to the right, in units of its font. */
export type Sign = {
  letter: string
  glyph: Glyph
  position: Position
  marks: Placed[]
  shift: number
  isDrawn: boolean
}

/** How wide the code of a mark is: readers make a space of a tenth of the size, which is 100. */
export const MARK = 10

export const wide = (width: number): Pick<Position, 'xAdvance' | 'advanceWidth'> => ({ xAdvance: width, advanceWidth: width }) // biome-ignore format: one line
/** A code that draws nothing and is read as a letter. */
export const unseen = (letter: string, glyph: Glyph): Sign => ({ letter, glyph, position: { ...wide(MARK), xOffset: 0, yOffset: 0 }, marks: [], shift: 0, isDrawn: false }) // biome-ignore format: one line
