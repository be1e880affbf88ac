import { addComposed, type Glyph, type Subset } from './composed-glyphs.ts'
import { isJoined, isTurned, JOINING, joinedSigns } from './joined-letters.ts'
import { type Layout, MARK, type Position, type Sign, unseen, wide } from './signs.ts'

/** What an embedded font of pdfkit has that its types leave out. Texts are laid out and encoded through it. */
export type EmbeddedFont = {
  font: { hasGlyphForCodePoint: (code: number) => boolean }
  document: { ref: () => { end: (text: string) => void } }
  scale: number
  subset: Subset
  widths: (number | undefined)[]
  layoutRun: (text: string, features?: Record<string, boolean>) => Layout
  layout: (text: string) => Layout
  encode: (text: string) => [string[], Position[]]
  toUnicodeCmap: () => unknown
}

/** Each of these may make one glyph of several letters, or several of one: a reader cannot tell the letters then. */
const SEPARATE = { aalt: false, calt: false, ccmp: false, clig: false, liga: false, locl: false, rlig: false }
/** As many as a block may have in the specification of CMap files. */
const BLOCK = 100

/**
 * Makes the text of a font copy out as it was written, also after the PDF was compressed or printed to another one.
 * One letter is one code, and each code stands in the map of letters by itself: pdfkit's own map has empty entries and
 * ranges, which Ghostscript shifts, and gives two letters of one glyph the same text.
 */
export function makeReadable(font: EmbeddedFont) {
  const codes: Codes = new Map()
  const layoutRun = font.layoutRun.bind(font)
  font.layoutRun = (text) => layoutRun(text, isJoined(text) ? JOINING : SEPARATE)
  font.encode = (text) => {
    const signs = signsIn(font, text)
    const printed = signs.map((sign) => toHex(codeOf(font, codes, sign)))
    return [printed, signs.map(({ position }) => position)]
  }
  font.toUnicodeCmap = () => {
    const cmap = font.document.ref()
    cmap.end(cmapOf([...codes.values()]))
    return cmap
  }
}

/** What is drawn by a code, and read of it. */
type Code = { code: number; letter: string }
type Codes = Map<string, Code>

const signsIn = (font: EmbeddedFont, text: string): Sign[] =>
  (isJoined(text) && joinedSigns(text, font.layoutRun(text), font.scale)) || signsOf(font, text)

/** The letters of a text, each with its glyph. Where a script joins letters all the same, each is laid out by itself. */
function signsOf(font: EmbeddedFont, text: string): Sign[] {
  const letters = [...text]
  const { glyphs, positions } = font.layout(text)
  const signOf = (letter: string, glyph: Glyph, position: Position): Sign => ({ letter, glyph, position, marks: [], shift: 0, isDrawn: true }) // biome-ignore format: one line
  if (glyphs.length === letters.length && !isTurned(text))
    return withMarks(
      letters.map((letter, i) => signOf(letter, glyphs[i]!, positions[i]!)),
      font.scale,
    )
  return letters.flatMap((letter) => {
    const {
      glyphs: [glyph],
      positions: [position],
    } = font.layout(letter)
    return glyph && position ? [signOf(letter, glyph, position)] : []
  })
}

/**
 * A mark for which no letter is composed (Ọ́) is drawn in one glyph with its letter: by itself it stands over the letter,
 * and readers divide the word there. Its own code draws nothing and takes hardly any width: a code that
 * stood for both was read wrongly by Ghostscript 10.00, which takes no second letter in a map.
 */
function withMarks(signs: Sign[], scale: number): Sign[] {
  let base: Sign | undefined
  return signs.map((sign) => {
    if (!base || !/^\p{Mark}$/u.test(sign.letter)) {
      base = { ...sign }
      return base
    }
    const { position, glyph } = sign
    const width = base.marks.reduce((sum, mark) => sum + mark.width, base.position.xAdvance)
    base.marks.push({ glyph, x: Math.round((width + position.xOffset) / scale), y: Math.round(position.yOffset / scale), width: MARK }) // biome-ignore format: one row
    base.position = { ...base.position, ...wide(width - base.marks.reduce((sum, mark) => sum + mark.width, 0)) }
    return unseen(sign.letter, glyph)
  })
}

function codeOf(font: EmbeddedFont, codes: Codes, sign: Sign) {
  const key = keyOf(sign)
  const known = codes.get(key)
  if (known) return known.code
  const { subset, widths, scale } = font
  const { letter, glyph, position, marks, shift } = sign
  const isPlain = isPlainSign(sign)
  const code = isPlain
    ? codeOfGlyph(subset, codes, glyph)
    : addComposed(subset, { glyph: sign.isDrawn ? glyph : null, marks, shift })
  codes.set(key, { code, letter })
  widths[code] = isPlain ? glyph.advanceWidth * scale : position.xAdvance
  return code
}

const isPlainSign = ({ marks, shift, isDrawn }: Sign) => isDrawn && marks.length === 0 && shift === 0

/** What is drawn alike, is as wide and is read as the same letter has one code. */
function keyOf(sign: Sign) {
  const { letter, glyph, position, marks, shift, isDrawn } = sign
  if (isPlainSign(sign)) return `${letter} ${glyph.id}`
  const drawn = isDrawn ? [glyph.id, shift, ...marks.map((mark) => [mark.glyph.id, mark.x, mark.y])] : []
  return [letter, position.xAdvance, ...drawn].join()
}

function codeOfGlyph(subset: Subset, codes: Codes, glyph: Glyph) {
  const shared = subset.includeGlyph(glyph.id)
  const isTaken = [...codes.values()].some(({ code }) => code === shared)
  // A glyph that another letter has already (a space and one that does not break) is in the font once more.
  return isTaken ? subset.glyphs.push(glyph.id) - 1 : shared
}

const toHex = (code: number) => code.toString(16).padStart(4, '0')
const utf16 = (letter: string) => Array.from({ length: letter.length }, (_, i) => toHex(letter.charCodeAt(i))).join('')

function cmapOf(codes: Code[]) {
  const lines = codes.map(({ code, letter }) => `<${toHex(code)}> <${utf16(letter)}>`)
  const blocks = Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, i) =>
    lines.slice(i * BLOCK, (i + 1) * BLOCK),
  )
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}
