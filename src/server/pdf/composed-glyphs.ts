type Component = {
  glyphID: number
  dx: number
  dy: number
  scaleX: number
  scaleY: number
  scale01: number
  scale10: number
}
/** What a glyph of fontkit has that its types leave out. */
export type Glyph = {
  id: number
  advanceWidth: number
  bbox: { minX: number; minY: number; maxX: number; maxY: number }
  _decode: () => { components?: Component[] } | null
}
/** A mark with its place on its letter, in units of its font. */
export type Placed = { glyph: Glyph; x: number; y: number; width: number }
/** A letter with its marks, `shift` to the right of where its code stands; null draws nothing. */
type Composed = { glyph: Glyph | null; marks: Placed[]; shift: number }
type Part = { id: number; x: number; y: number }

/** The letters of a font that a document uses, as fontkit writes them at its end. */
export type Subset = {
  glyphs: number[]
  includeGlyph: (glyph: number) => number
  _addGlyph: (glyph: number) => number
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
}

/** No font of this kind has so many glyphs: from here on they are ours. */
const FIRST = 0x10000
const composedOf = new WeakMap<Subset, Composed[]>()

/** Adds a glyph of a letter and its marks to a font, a composite one of OpenType; answers its code. */
export function addComposed(subset: Subset, composed: Composed): number {
  const list = composedOf.get(subset) ?? writeComposed(subset)
  return subset.glyphs.push(FIRST + list.push(composed) - 1) - 1
}

function writeComposed(subset: Subset) {
  const list: Composed[] = []
  composedOf.set(subset, list)
  const addGlyph = subset._addGlyph.bind(subset)
  subset._addGlyph = (id) => (id < FIRST ? addGlyph(id) : add(subset, list[id - FIRST]!))
  return list
}

function add(subset: Subset, { glyph, marks, shift }: Composed) {
  const placed = glyph ? [{ glyph, x: shift, y: 0, width: 0 }, ...marks] : []
  const bytes = glyph ? bytesOf(placed.flatMap(partsOf), placed, subset) : new Uint8Array()
  subset.glyf.push(bytes)
  subset.loca.offsets.push(subset.offset)
  subset.hmtx.metrics.push({ advance: glyph?.advanceWidth ?? 0, bearing: glyph ? boxOf(placed).minX : 0 })
  subset.offset += bytes.length
  return subset.glyf.length - 1
}

/** A glyph that is made of others itself is its parts: not every printer knows parts of parts. */
function partsOf({ glyph, x, y }: Placed): Part[] {
  const components = glyph._decode()?.components ?? []
  const isPlain = components.every((each) => each.scaleX === 1 && each.scaleY === 1 && !each.scale01 && !each.scale10)
  if (components.length === 0 || !isPlain) return [{ id: glyph.id, x, y }]
  return components.map(({ glyphID, dx, dy }) => ({ id: glyphID, x: x + dx, y: y + dy }))
}

const boxOf = (placed: Placed[]) => ({
  minX: Math.round(Math.min(...placed.map(({ glyph, x }) => glyph.bbox.minX + x))),
  minY: Math.round(Math.min(...placed.map(({ glyph, y }) => glyph.bbox.minY + y))),
  maxX: Math.round(Math.max(...placed.map(({ glyph, x }) => glyph.bbox.maxX + x))),
  maxY: Math.round(Math.max(...placed.map(({ glyph, y }) => glyph.bbox.maxY + y))),
})

/** Flags of a part (OpenType, glyf): its place is two words, in units of the font; and others follow. */
const PLACED_BY_WORDS = 0x0003
const MORE = 0x0020

/** A composite glyph as the table glyf has it. */
function bytesOf(parts: Part[], placed: Placed[], subset: Subset) {
  const { minX, minY, maxX, maxY } = boxOf(placed)
  const words = [-1, minX, minY, maxX, maxY]
  for (const [at, { id, x, y }] of parts.entries())
    words.push(PLACED_BY_WORDS | (at < parts.length - 1 ? MORE : 0), subset.includeGlyph(id), x, y)
  // A glyph begins at a multiple of four bytes.
  if (words.length % 2 === 1) words.push(0)
  const view = new DataView(new ArrayBuffer(words.length * 2))
  for (const [at, word] of words.entries()) view.setInt16(at * 2, word)
  return new Uint8Array(view.buffer)
}
