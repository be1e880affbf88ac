import PDFDocument from 'pdfkit'
import type { Shape } from '#domain/learning/certificate/certificate-drawing.ts'
import type { Measure, Weight } from '#domain/learning/certificate/set-text.ts'
import { bytesOfFont, FONTS, runsOf } from './fonts.ts'
import { type EmbeddedFont, makeReadable } from './readable-letters.ts'

/** `lang` is the language tag of its words, for those who have it read out. */
type Page = { width: number; height: number; lang: string; title: string; createdAt: Date }

/** Paints pages of shapes as a PDF, with its fonts in it. Takes about 0.1 s of the processor. */
export function paintPdf(page: Page, draw: (measure: Measure) => Shape[][]): Promise<Buffer> {
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
  const pages = draw((text, size, weight) => widthOf(doc, text, size, weight))
  for (const [number, shapes] of pages.entries()) {
    if (number > 0) doc.addPage()
    for (const shape of shapes) paint(doc, shape)
  }
  doc.end()
  return painted
}

type Doc = InstanceType<typeof PDFDocument>

const readable = new WeakSet<EmbeddedFont>()
function withFont(doc: Doc, name: string, size: number) {
  doc.font(name)
  const { _font: font } = doc as unknown as { _font: EmbeddedFont }
  if (!readable.has(font)) makeReadable(font)
  readable.add(font)
  return doc.fontSize(size)
}

const widthOf = (doc: Doc, text: string, size: number, weight: Weight) =>
  runsOf(text, weight).reduce((sum, run) => sum + withFont(doc, run.font, size).widthOfString(run.text), 0)

function paint(doc: Doc, shape: Shape) {
  if (shape.kind === 'text') return write(doc, shape)
  doc.path(shape.d)
  if (shape.fill) doc.fill(shape.fill)
  else
    doc
      .lineWidth(shape.width ?? 1)
      .lineCap('round')
      .lineJoin('round')
      .stroke(shape.stroke)
}

function write(doc: Doc, { text, x, y, size, weight, fill, align }: Extract<Shape, { kind: 'text' }>) {
  let from = align === 'center' ? x - widthOf(doc, text, size, weight) / 2 : x
  for (const run of runsOf(text, weight)) {
    withFont(doc, run.font, size).fillColor(fill).text(run.text, from, y, { lineBreak: false, baseline: 'alphabetic' })
    from += doc.widthOfString(run.text)
  }
}
