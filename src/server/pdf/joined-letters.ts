import type { Glyph, Placed } from './composed-glyphs.ts'
import { type Layout, MARK, type Position, type Sign, unseen, wide } from './signs.ts'

/** Scripts whose letters join and run to the left. The numbers of Arabic do not. */
const JOINED = /(?!\p{Nd})[\p{Script=Arabic}\p{Script=Nko}]/u
export const isJoined = (text: string) => JOINED.test(text)

/** Numbers and signs of these scripts, which a font would turn round although they run to the right. */
const TURNED = /[\p{scx=Arabic}\p{scx=Nko}]/u
export const isTurned = (text: string) => TURNED.test(text)

/** What a font does with letters that join: their forms, marks and obliged pairs, but no ornaments. */
export const JOINING = { aalt: false, calt: false, clig: false, dlig: false, liga: false, locl: false }

/** A glyph with what stands on it. */
type Cluster = { base: Glyph; position: Position; marks: Placed[] }

/**
 * The signs of a text that joins, from left to right, as readers of a PDF expect it: they turn such words round themselves.
 * A letter is drawn with its dots and marks in one glyph; the codes of the marks stand before it and draw nothing. Null
 * where the font draws two letters as one.
 */
export function joinedSigns(text: string, layout: Layout, scale: number): Sign[] | null {
  const letters = lettersOf(text).toReversed()
  const clusters = clustersOf(layout, scale)
  return letters.length === clusters.length
    ? clusters.flatMap((cluster, at) => signsOf(cluster, letters[at]!, scale))
    : null
}

/** Each letter with the marks behind it. */
const lettersOf = (text: string) => text.match(/[^\p{M}\p{Cf}][\p{M}\p{Cf}]*/gu) ?? []

function signsOf({ base, position, marks }: Cluster, text: string, scale: number): Sign[] {
  const [first = '', ...others] = text
  const before = others.length * MARK
  // Drawn where it would stand without the codes before it, so that it meets its neighbours.
  const shift = -Math.round(before / scale)
  const moved = marks.map((mark) => ({ ...mark, x: mark.x + shift }))
  return [
    ...others.toReversed().map((other) => unseen(other, base)),
    { letter: first, glyph: base, position: { ...position, ...wide(position.xAdvance - before), xOffset: 0 }, marks: moved, shift, isDrawn: true }, // biome-ignore format: one row
  ]
}

/** What is as wide as nothing belongs to the next letter to the right, at whose left edge it is placed. */
function clustersOf({ glyphs, positions }: Layout, scale: number): Cluster[] {
  const clusters: Cluster[] = []
  let marks: Placed[] = []
  for (const [at, glyph] of glyphs.entries()) {
    const position = positions[at]!
    const x = Math.round(position.xOffset / scale)
    const y = Math.round(position.yOffset / scale)
    if (position.xAdvance === 0) marks.push({ glyph, x, y, width: 0 })
    else {
      clusters.push({ base: glyph, position, marks })
      marks = []
    }
  }
  return clusters
}
