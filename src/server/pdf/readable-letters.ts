/** What an embedded font of pdfkit has that its types leave out. Texts are laid out and encoded through it. */
export type EmbeddedFont = {
  document: { ref: () => { end: (text: string) => void } }
  scale: number
  subset: { glyphs: number[]; includeGlyph: (glyph: number) => number }
  widths: (number | undefined)[]
  layoutRun: (text: string, features?: Record<string, boolean>) => Layout
  layout: (text: string) => Layout
  encode: (text: string) => [string[], unknown[]]
  toUnicodeCmap: () => unknown
}
type Glyph = { id: number; advanceWidth: number }
type Layout = { glyphs: Glyph[]; positions: unknown[] }

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
  const codes = new Map<string, number>()
  const layoutRun = font.layoutRun.bind(font)
  font.layoutRun = (text) => layoutRun(text, SEPARATE)
  font.encode = (text) => {
    const signs = signsOf(font, text)
    const printed = signs.map(({ letter, glyph }) => toHex(codeOf(font, codes, glyph, letter)))
    return [printed, signs.map(({ position }) => position)]
  }
  font.toUnicodeCmap = () => {
    const cmap = font.document.ref()
    cmap.end(cmapOf([...codes]))
    return cmap
  }
}

type Sign = { letter: string; glyph: Glyph; position: unknown }

/** The letters of a text, each with its glyph. Where a script joins letters all the same, each is laid out by itself. */
function signsOf(font: EmbeddedFont, text: string): Sign[] {
  const letters = [...text]
  const { glyphs, positions } = font.layout(text)
  if (glyphs.length === letters.length)
    return letters.map((letter, i) => ({ letter, glyph: glyphs[i]!, position: positions[i] }))
  return letters.flatMap((letter) => {
    const {
      glyphs: [glyph],
      positions: [position],
    } = font.layout(letter)
    return glyph ? [{ letter, glyph, position }] : []
  })
}

function codeOf({ subset, widths, scale }: EmbeddedFont, codes: Map<string, number>, glyph: Glyph, letter: string) {
  const known = codes.get(letter)
  if (known !== undefined) return known
  const shared = subset.includeGlyph(glyph.id)
  // A glyph that another letter has already (a space and one that does not break) is in the font once more.
  const code = [...codes.values()].includes(shared) ? subset.glyphs.push(glyph.id) - 1 : shared
  codes.set(letter, code)
  widths[code] = glyph.advanceWidth * scale
  return code
}

const toHex = (code: number) => code.toString(16).padStart(4, '0')
const utf16 = (letter: string) => Array.from({ length: letter.length }, (_, i) => toHex(letter.charCodeAt(i))).join('')

function cmapOf(codes: [letter: string, code: number][]) {
  const lines = codes.map(([letter, code]) => `<${toHex(code)}> <${utf16(letter)}>`)
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
