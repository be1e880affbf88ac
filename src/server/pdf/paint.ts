import PDFDocument from 'pdfkit'
import type { Shape } from '#domain/learning/certificate/certificate-drawing.ts'
import type { Measure, Weight } from '#domain/learning/certificate/set-text.ts'
import { bytesOfFont, FONTS, runsOf } from './fonts.ts'
import { printable, type Unprintable } from './printable.ts'
import { type EmbeddedFont, makeReadable } from './readable-letters.ts'

/** `lang` is the language tag of its words, for those who have it read out. */
type Page = { width: number; height: number; lang: string; title: string; createdAt: Date; unprintable: Unprintable }

/** Paints pages of shapes as a PDF, with its fonts in it. Takes about 0.1 s of the processor. */
export async function paintPdf(page: Page, draw: (measure: Measure) => Shape[][]): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    // The fonts that come with the library have no letters beyond Western Europe; none of them is loaded.
    font: '',
    // The first version that can say its language.
    pdfVersion: '1.4',
    lang: page.lang,
    displayTitle: true,
    info: { Title: page.title, Producer: 'Kuu', Creator: 'Kuu', CreationDate: page.createdAt },
  })
  for (const name of FONTS) doc.registerFont(name, bytesOfFont(name))
  const parts: Buffer[] = []
  const painted = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  const pages = draw((text, size, weight) => widthOf({ doc, page }, { text, size, weight }))
  for (const [number, shapes] of pages.entries()) {
    if (number > 0) doc.addPage()
    for (const shape of shapes) paint({ doc, page }, shape)
  }
  doc.end()
  return painted
}

type Doc = InstanceType<typeof PDFDocument>

const readable = new WeakSet<EmbeddedFont>()
function withFont(doc: Doc, name: string, size: number) {
  doc.font(name)
  // PDFKit keeps the font that is chosen, but does not type it.
  const { _font: font } = doc as unknown as { _font: EmbeddedFont }
  if (!readable.has(font)) makeReadable(font)
  readable.add(font)
  return doc.fontSize(size)
}

type Painting = { doc: Doc; page: Page }
type Text = { text: string; size: number; weight: Weight }

const printableRuns = ({ doc, page }: Painting, { text, size, weight }: Text) =>
  runsOf(text, weight).map((run) => {
    const { _font: font } = withFont(doc, run.font, size) as unknown as { _font: EmbeddedFont }
    return printable(run, (sign) => font.font.hasGlyphForCodePoint(sign.codePointAt(0)!), page.unprintable)
  })

const widthOf = (painting: Painting, text: Text) =>
  printableRuns(painting, text).reduce(
    (sum, run) => sum + withFont(painting.doc, run.font, text.size).widthOfString(run.text),
    0,
  )

function paint(painting: Painting, shape: Shape) {
  if (shape.kind === 'text') return write(painting, shape)
  const { doc } = painting
  doc.path(shape.d)
  if (shape.fill) doc.fill(shape.fill)
  else
    doc
      .lineWidth(shape.width ?? 1)
      .lineCap('round')
      .lineJoin('round')
      .stroke(shape.stroke)
}

function write(painting: Painting, shape: Extract<Shape, { kind: 'text' }>) {
  const { doc } = painting
  const { x, y, size, fill, align } = shape
  let from = align === 'center' ? x - widthOf(painting, shape) / 2 : x
  for (const run of printableRuns(painting, shape)) {
    withFont(doc, run.font, size).fillColor(fill).text(run.text, from, y, { lineBreak: false, baseline: 'alphabetic' })
    from += doc.widthOfString(run.text)
  }
}
