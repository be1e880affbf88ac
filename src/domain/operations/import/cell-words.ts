import { withoutHidden } from '#domain/letters.ts'

/** What programs write where a value is missing: R (NA), pandas (NaN, None), databases (NULL). */
const MISSING = new Set(['NA', '<NA>', 'N/A', 'n/a', 'NaN', 'nan', 'NaT', 'NULL', 'null', 'None', '(null)'])

export const isMissing = (cell: string) => MISSING.has(cell)

/**
 * The result of a formula that failed, in any language of Excel and LibreOffice: '#NAME?', '#N/D', '#NOM ?', '#DIV/0 !',
 * 'Err:508', and '###' of a column that was too narrow when it was saved as shown.
 */
export const isFailedFormula = (cell: string) =>
  /^#[¡¿]?\p{Lu}[\p{Lu}\d_/]*[\s\u00a0\u202f]*[!?]?$/u.test(cell) ||
  /^#{2,}$/.test(cell) ||
  /^(?:err(?:or|eur|o)?|fehler)[\s\u00a0\u202f]?:[\s\u00a0\u202f]?\d{3}$/i.test(cell)

/** A cell of one line: line breaks and repeated blanks of every kind are one space. */
export const inOneLine = (cell: string) => withoutHidden(cell).replace(/\s+/g, ' ').trim()

const TOTALS =
  /^(?:(?:grand|sub|sous|overall|nombre)[\s-]?)?total(?:e|s|aux)?(?:\s+(?:general|farmers|amount))?(?:[\s:=]+\d+)?$|^jumla(?:\s+kuu)?$|^(?:sum|somme|summe|ensemble)$/i

/** Whether a row sums up the others: its first cell says 'Total', 'Grand total:', 'Jumla'. */
export const isTotalRow = (cells: readonly string[]) => {
  const first = cells.find((cell) => cell !== '') ?? ''
  return TOTALS.test(
    first
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[\s:=.]+$/, ''),
  )
}
