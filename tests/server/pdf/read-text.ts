import { inflateSync } from 'node:zlib'

/**
 * Reads the texts of a PDF of ours by its maps of letters. As strict as the readers that made other texts of it
 * (Ghostscript 10.00): a map has one entry a code and nothing else, and every code that is drawn has one.
 */
export function textsOf(pdf: Buffer): string[] {
  const fonts = fontsOf(pdf)
  return streamsOf(pdf)
    .flatMap((stream) => stream.match(/BT\n[\s\S]*?\nET/g) ?? [])
    .map((block) => {
      const font = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '')
      if (!font) throw new Error(`A text without a font: ${block}`)
      return drawnIn(block)
        .map((code) => letterOf(font, code))
        .join('')
    })
}

/** The codes of each text, as they are drawn. */
export const codesOf = (pdf: Buffer) =>
  streamsOf(pdf)
    .flatMap((stream) => stream.match(/BT\n[\s\S]*?\nET/g) ?? [])
    .map(drawnIn)

const drawnIn = (block: string) =>
  [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])

function letterOf(font: Map<string, string>, code: string) {
  const letter = font.get(code)
  if (!letter) throw new Error(`No letter for ${code}`)
  return letter
}

const streamsOf = (pdf: Buffer) =>
  pdf
    .toString('latin1')
    .split(/^endobj$/m)
    .map(streamOf)

function streamOf(object: string) {
  const [head = '', body] = object.split('\nstream\n')
  if (body === undefined) return ''
  const bytes = Buffer.from(body.slice(0, body.lastIndexOf('\nendstream')), 'latin1')
  return head.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1')
}

/** The map of letters of each font, by the name that the pages call it. */
function fontsOf(pdf: Buffer) {
  const objects = new Map(
    pdf
      .toString('latin1')
      .split(/^endobj$/m)
      .map((object) => [/^(\d+) 0 obj$/m.exec(object)?.[1], object]),
  )
  const named = [...pdf.toString('latin1').matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return new Map(
    named.map(([, name = '', id]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
      return [name, lettersOf(streamOf(objects.get(map) ?? ''))]
    }),
  )
}

function lettersOf(cmap: string) {
  if (/bfrange/.test(cmap) || /<>/.test(cmap)) throw new Error('A map of letters has a range or an empty entry')
  const blocks = [...cmap.matchAll(/(\d+) beginbfchar\n([\s\S]*?)\nendbfchar/g)]
  const entries = blocks.flatMap(([, count, block = '']) => {
    const lines = block.split('\n')
    if (lines.length !== Number(count) || lines.length > 100) throw new Error('A block is not as long as it says')
    return lines.map((line) => /^<([0-9a-f]{4})> <((?:[0-9a-f]{4})+)>$/.exec(line) ?? [line, '', ''])
  })
  return new Map(entries.map(([, code = '', hex = '']) => [code, Buffer.from(hex, 'hex').swap16().toString('utf16le')]))
}
