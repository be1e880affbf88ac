import type { Shape } from '../../learning/certificate/certificate-drawing.ts'
import { type QrCells, qrCode } from '../../learning/certificate/qr-code.ts'
import { type Measure, setText } from '../../learning/certificate/set-text.ts'
import { rainMessage } from './card-text.ts'

/** A4, in points. */
export const CARDS_PAGE = { width: 595, height: 842 }

const COLUMNS = 2
const ROWS = 5
const CARD = { width: CARDS_PAGE.width / COLUMNS, height: CARDS_PAGE.height / ROWS }
const MARGIN = 22
const QR = 92
const TEXT_WIDTH = CARD.width - 2 * MARGIN - QR - 10
const INK = '#1a211b'
const QUIET = '#59635a'
const CUT = '#9aa39b'

/** What a card says of a field, and the QR code beside it. */
export type FieldCard = { name: string; farmerName: string; place: string | null; code: string; qr: QrCells }

/** Cards of fields, ten a page, with lines to cut along; `number` is that to which Kuu's text messages go. */
export function drawCards(cards: readonly FieldCard[], number: string | null, measure: Measure): Shape[][] {
  const aPage = COLUMNS * ROWS
  return Array.from({ length: Math.ceil(cards.length / aPage) }, (_, page) => [
    ...cutLines(),
    ...cards
      .slice(page * aPage, (page + 1) * aPage)
      .flatMap((card, at) =>
        drawCard(card, number, { x: (at % COLUMNS) * CARD.width, y: Math.floor(at / COLUMNS) * CARD.height }, measure),
      ),
  ])
}

type Corner = { x: number; y: number }
type Line = { words: string; y: number; size: number; weight: 'regular' | 'bold'; fill: string; width?: number }

function drawCard(card: FieldCard, number: string | null, corner: Corner, measure: Measure): Shape[] {
  const { name, farmerName, place, code, qr } = card
  const message = `SMS: ${rainMessage(code)}`
  const lines: Line[] = [
    { words: name, y: 36, size: 14, weight: 'bold', fill: INK },
    { words: farmerName, y: 58, size: 11, weight: 'regular', fill: INK },
    { words: place ?? '', y: 75, size: 9, weight: 'regular', fill: QUIET },
    { words: [...code].join(' '), y: 116, size: 25, weight: 'bold', fill: INK },
    { words: number === null ? message : `${message} > ${number}`, y: 144, size: 10, weight: 'regular', fill: INK, width: CARD.width - 2 * MARGIN }, // biome-ignore format: one row
  ]
  return [
    ...lines.flatMap((line) => drawLine(line, corner, measure)),
    ...qrCode(qr, { x: corner.x + CARD.width - MARGIN - QR, y: corner.y + 26, size: QR }),
  ]
}

/** A text in one line; a long one is smaller, and ends where the card ends. */
function drawLine(
  { words, y, size, weight, fill, width = TEXT_WIDTH }: Line,
  corner: Corner,
  measure: Measure,
): Shape[] {
  const [line] = setText(words, { size, smallest: 7, width, lines: 1, weight }, measure)
  return line ? [{ kind: 'text', text: line.text, x: corner.x + MARGIN, y: corner.y + y, size: line.size, weight, fill, align: 'start' }] : [] // biome-ignore format: one row
}

const cutLines = (): Shape[] => [
  cut(`M${CARD.width} 0V${CARDS_PAGE.height}`),
  ...Array.from({ length: ROWS - 1 }, (_, at) => cut(`M0 ${(at + 1) * CARD.height}H${CARDS_PAGE.width}`)),
]

const cut = (d: string): Shape => ({ kind: 'path', d, stroke: CUT, width: 0.5 })
