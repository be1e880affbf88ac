import { type QrCells, qrCode } from './qr-code.ts'
import { LINE_HEIGHT, type Measure, setText, type Weight } from './set-text.ts'

/** A landscape A4 page, in points. */
export const PAGE = { width: 842, height: 595 }

/** One stroke of the drawing, from the back to the front. `x` of a text is its middle or its start, `y` its baseline. */
export type Shape =
  | { kind: 'path'; d: string; fill?: string; stroke?: string; width?: number }
  | { kind: 'text'; text: string; x: number; y: number; size: number; weight: Weight; fill: string; align: Align }
type Align = 'center' | 'start'

type Printed = { code: string; learnerName: string; courseTitle: string }
/** Where anyone checks the certificate, and the QR code of that address. */
export type CheckAddress = { url: string; qr: QrCells }
/** The words of the certificate in a language; `issued` has the date in it. */
export type CertificateWords = { title: string; certifies: string; completed: string; issued: string; check: string }

const COLOURS = { paper: '#fdfbf5', ink: '#1a211b', quiet: '#59635a', leaf: '#1d6b3c', deep: '#124a29', far: '#3d8555', maize: '#f2b632', white: '#ffffff' } // biome-ignore format: one palette
const MIDDLE = PAGE.width / 2
const WIDEST = 700
const ROOM = { top: 116, bottom: 424 }

/**
 * The certificate as shapes, which the server paints into a PDF and the phone into a picture.
 */
export function drawCertificate(
  { code, learnerName, courseTitle }: Printed,
  words: CertificateWords,
  { url, qr }: CheckAddress,
  measure: Measure,
): Shape[] {
  return [
    ...LANDSCAPE,
    ...SEEDLING,
    ...centred(
      [
        { text: words.title, above: 0, size: 34, weight: 'bold', fill: COLOURS.deep },
        { text: words.certifies, above: 20, size: 14, weight: 'regular', fill: COLOURS.quiet },
        { text: learnerName, above: 6, size: 40, weight: 'bold', fill: COLOURS.ink },
        { text: words.completed, above: 20, size: 14, weight: 'regular', fill: COLOURS.quiet },
        { text: courseTitle, above: 6, size: 24, weight: 'bold', fill: COLOURS.ink },
        { text: words.issued, above: 16, size: 14, weight: 'regular', fill: COLOURS.quiet },
      ],
      measure,
    ),
    ...qrCode(qr, { x: 48, y: 443, size: 104 }),
    ...foot(words.check, 494, 13, 'regular', measure),
    ...foot(code, 520, 18, 'bold', measure),
    ...foot(url.replace(/^https?:\/\//, ''), 541, 11, 'regular', measure),
  ]
}

/** A text of the middle, and the room above it. */
type Block = { text: string; above: number; size: number; weight: Weight; fill: string }

/** The texts one below the other, in the middle of the room between the sign and the hills; long ones are smaller. */
function centred(blocks: Block[], measure: Measure, scale = 1): Shape[] {
  let height = 0
  const texts = blocks.flatMap(({ text, above, size, weight, fill }) => {
    height += above * scale
    const room = { size: size * scale, smallest: 13 * scale, width: WIDEST, lines: 2, weight }
    return setText(text, room, measure).map((line) => {
      const y = height + line.size
      height += line.size * LINE_HEIGHT
      return { kind: 'text', text: line.text, x: MIDDLE, y, size: line.size, weight, fill, align: 'center' } as const
    })
  })
  const spare = ROOM.bottom - ROOM.top - height
  if (spare < 0 && scale > SMALLEST_SCALE) return centred(blocks, measure, scale - 0.1)
  return texts.map((text) => ({ ...text, y: text.y + ROOM.top + Math.max(0, spare / 2) }))
}
const SMALLEST_SCALE = 0.4

/** A line beside the QR code, on the hill. */
const foot = (text: string, y: number, size: number, weight: Weight, measure: Measure): Shape[] =>
  setText(text, { size, smallest: 7, width: 620, lines: 1, weight }, measure).map((line) => ({
    kind: 'text',
    text: line.text,
    x: 176,
    y,
    size: line.size,
    weight,
    fill: COLOURS.white,
    align: 'start',
  }))

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** The sun and the hills of the landing page. */
const LANDSCAPE: Shape[] = [
  { kind: 'path', d: `M0 0H${PAGE.width}V${PAGE.height}H0Z`, fill: COLOURS.paper },
  { kind: 'path', d: circle(690, 446, 40), fill: COLOURS.maize },
  { kind: 'path', d: 'M0 452C150 424 280 420 430 436S700 464 842 430V595H0Z', fill: COLOURS.far },
  { kind: 'path', d: 'M0 462C150 444 320 448 470 456S740 468 842 458V595H0Z', fill: COLOURS.deep },
]

/** The sign of Kuu in a disc. */
const SEEDLING: Shape[] = [
  { kind: 'path', d: circle(MIDDLE, 76, 34), fill: COLOURS.deep },
  {
    kind: 'path',
    d: 'M421 98V75M421 75C421 64.5 429.4 59.3 440.9 59.3C440.9 71.9 433.6 77.1 421 77.1M421 83.4C421 75 415.8 70.8 408.4 70.8C408.4 81.3 413.6 85.5 421 85.5',
    stroke: COLOURS.maize,
    width: 4,
  },
]
