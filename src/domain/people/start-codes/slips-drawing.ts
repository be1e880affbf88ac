import type { Shape } from '../../learning/certificate/certificate-drawing.ts'
import { type Measure, setText } from '../../learning/certificate/set-text.ts'
import type { StartCodeSlips } from './start-code.schema.ts'

/** A4, in points. */
export const SLIPS_PAGE = { width: 595, height: 842 }

const COLUMNS = 2
const ROWS = 5
const SLIP = { width: SLIPS_PAGE.width / COLUMNS, height: SLIPS_PAGE.height / ROWS }
const MARGIN = 24
const INK = '#1a211b'
const QUIET = '#59635a'
const CUT = '#9aa39b'

type Slip = StartCodeSlips['slips'][number]
type Place = { origin: string; validUntil: string }

/** Slips with the name, the username and the code of a farmer, ten a page, with lines to cut along. */
export function drawSlips(slips: readonly Slip[], place: Place, measure: Measure): Shape[][] {
  const aPage = COLUMNS * ROWS
  return Array.from({ length: Math.ceil(slips.length / aPage) }, (_, page) => [
    ...cutLines(),
    ...slips
      .slice(page * aPage, (page + 1) * aPage)
      .flatMap((slip, at) =>
        drawSlip(slip, place, { x: (at % COLUMNS) * SLIP.width, y: Math.floor(at / COLUMNS) * SLIP.height }, measure),
      ),
  ])
}

function drawSlip(
  slip: Slip,
  { origin, validUntil }: Place,
  corner: { x: number; y: number },
  measure: Measure,
): Shape[] {
  const x = corner.x + MARGIN
  const text = (words: string, y: number, size: number, weight: 'regular' | 'bold', fill: string): Shape[] =>
    setText(words, { size, smallest: 7, width: SLIP.width - 2 * MARGIN, lines: 1, weight }, measure)
      .slice(0, 2)
      .map((line, at) => ({ kind: 'text', text: line.text, x, y: corner.y + y + at * line.size * 1.2, size: line.size, weight, fill, align: 'start' })) // biome-ignore format: one row
  return [
    ...text(slip.fullName, 34, 15, 'bold', INK),
    ...text('Username', 64, 9, 'regular', QUIET),
    ...text(slip.username, 80, 13, 'bold', INK),
    ...text('Start code', 102, 9, 'regular', QUIET),
    ...text(slip.code, 119, 14, 'bold', INK),
    ...text(`Choose a password at ${origin}/set-password until ${validUntil}`, 144, 9, 'regular', QUIET),
  ]
}

const cutLines = (): Shape[] => [
  line(`M${SLIP.width} 0V${SLIPS_PAGE.height}`),
  ...Array.from({ length: ROWS - 1 }, (_, at) => line(`M0 ${(at + 1) * SLIP.height}H${SLIPS_PAGE.width}`)),
]

const line = (d: string): Shape => ({ kind: 'path', d, stroke: CUT, width: 0.5 })
