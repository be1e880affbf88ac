import type { Shape } from '../../learning/certificate/certificate-drawing.ts'
import type { Measure } from '../../learning/certificate/set-text.ts'
import type { Statement } from './statement.schema.ts'
import type { StatementWords } from './statement-words.ts'

/** A4, in points. */
export const STATEMENT_PAGE = { width: 595, height: 842 }

const INK = '#1a211b'
const QUIET = '#59635a'
const RULE = '#c9cfc8'
const LEFT = 48
const RIGHT = STATEMENT_PAGE.width - 48
const COLUMNS = { day: LEFT, what: 124, amount: 440, balance: RIGHT }
const SIZE = 9.5
const STEP = 18
const LINES_A_PAGE = 34
const WHAT_WIDTH = COLUMNS.amount - COLUMNS.what - 80

type Line = Statement['lines'][number]

/** Draws a statement, page by page: who and what it is of, the balance before, each line, and the balance after. */
export function drawStatement(statement: Statement, words: StatementWords, measure: Measure): Shape[][] {
  const pages = Math.max(1, Math.ceil(statement.lines.length / LINES_A_PAGE))
  return Array.from({ length: pages }, (_, page) => {
    const lines = statement.lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE)
    const isLast = page === pages - 1
    return [
      ...head(statement, words, measure),
      ...body(statement, { lines, isFirst: page === 0, isLast }, words, measure),
      text(`${page + 1} / ${pages}`, LEFT, STATEMENT_PAGE.height - 36, { fill: QUIET, size: 8 }),
    ]
  })
}

function head({ holder, title, from, to }: Statement, words: StatementWords, measure: Measure): Shape[] {
  return [
    text(words.title, LEFT, 64, { size: 20, weight: 'bold' }),
    text(`${holder} · ${title}`, LEFT, 88, { size: 11 }),
    text(words.period.replace('{from}', words.sayDay(from)).replace('{to}', words.sayDay(to)), LEFT, 106, {
      fill: QUIET,
    }),
    text(words.day, COLUMNS.day, 138, { weight: 'bold' }),
    text(words.what, COLUMNS.what, 138, { weight: 'bold' }),
    toRight(words.amount, COLUMNS.amount, 138, measure, 'bold'),
    toRight(words.balance, COLUMNS.balance, 138, measure, 'bold'),
    rule(146),
  ]
}

type Part = { lines: readonly Line[]; isFirst: boolean; isLast: boolean }

function body(
  { currency, openingBalance, closingBalance }: Statement,
  { lines, isFirst, isLast }: Part,
  words: StatementWords,
  measure: Measure,
): Shape[] {
  // biome-ignore format: one head
  const money = (amount: number) => words.money.formatAmount(amount, currency)
  const shapes: Shape[] = []
  let y = 146
  const next = () => {
    y += STEP
    return y
  }
  const sum = (name: string, amount: number) =>
    shapes.push(text(name, COLUMNS.what, next(), { weight: 'bold' }), toRight(money(amount), COLUMNS.balance, y, measure, 'bold')) // biome-ignore format: one row
  if (isFirst) sum(words.opening, openingBalance)
  if (isFirst && lines.length === 0) shapes.push(text(words.none, COLUMNS.what, next(), { fill: QUIET }))
  for (const line of lines)
    shapes.push(
      text(words.sayDay(line.at.slice(0, 10)), COLUMNS.day, next()),
      text(fitting(saidOf(line), measure), COLUMNS.what, y),
      toRight(money(line.amount), COLUMNS.amount, y, measure),
      toRight(money(line.balance), COLUMNS.balance, y, measure),
    )
  if (isLast) {
    shapes.push(rule(next()))
    sum(words.closing, closingBalance)
  }
  return shapes
}

const saidOf = ({ description, reference }: Line) => [description, reference].filter(Boolean).join(' · ')

/** A text that is too wide ends with dots. */
function fitting(words: string, measure: Measure): string {
  if (measure(words, SIZE, 'regular') <= WHAT_WIDTH) return words
  const letters = [...words]
  while (letters.length > 0 && measure(`${letters.join('')}…`, SIZE, 'regular') > WHAT_WIDTH) letters.pop()
  return `${letters.join('')}…`
}

type Look = { size?: number; weight?: 'regular' | 'bold'; fill?: string }
const text = (
  words: string,
  x: number,
  y: number,
  { size = SIZE, weight = 'regular', fill = INK }: Look = {},
): Shape => ({
  kind: 'text',
  text: words,
  x,
  y,
  size,
  weight,
  fill,
  align: 'start',
})
const toRight = (words: string, x: number, y: number, measure: Measure, weight: 'regular' | 'bold' = 'regular') =>
  text(words, x - measure(words, SIZE, weight), y, { weight })
const rule = (y: number): Shape => ({ kind: 'path', d: `M${LEFT} ${y}L${RIGHT} ${y}`, stroke: RULE, width: 0.75 })
