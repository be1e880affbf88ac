import { folded, withAsciiDigits } from '../../letters.ts'
import type { Gender } from '../../support/farmer-record.ts'
import { keysOf } from '../../table.ts'

/** What offices write in English, French, Swahili, Portuguese and Hausa. */
const GENDER_WORDS: Readonly<Record<Gender, readonly string[]>> = {
  female: ['f', 'w', 'female', 'females', 'woman', 'women', 'girl', 'lady', 'feminine', 'femme', 'femmes', 'feminin', 'fille', 'ke', 'mke', 'kike', 'mwanamke', 'wanawake', 'mwanamama', 'msichana', 'feminino', 'feminina', 'mulher', 'mace', 'macce'], // biome-ignore format: one list
  male: ['m', 'h', 'male', 'males', 'man', 'men', 'boy', 'masculine', 'homme', 'hommes', 'masculin', 'garcon', 'me', 'mume', 'kiume', 'mwanaume', 'wanaume', 'mwanamume', 'mvulana', 'masculino', 'homem', 'namiji'], // biome-ignore format: one list
  other: ['other', 'others', 'autre', 'nyingine', 'nyinginezo', 'ingine', 'outro', 'outra'],
}
const GENDER_OF = new Map(
  Object.entries(GENDER_WORDS).flatMap(([gender, words]) => words.map((word) => [word, gender as Gender] as const)),
)

/** Ages of people whom an office has in its list; the rest is a mistyped cell. */
const AGES = { min: 10, max: 120 }
const AGE = /^(?:miaka |umri )?(\d{1,3})(?:[.,]0+)?(?: ?(?:years?|yrs?|y|ans?|miaka|anos?)(?: old)?)?$/
const YEAR = /^(?:19|20)\d\d$/

/** How each fact is read from a cell, in the year of the import; undefined where it says something else. */
const READINGS = {
  gender: (cell: string) => GENDER_OF.get(folded(cell).replace(/[^\p{L}]/gu, '')),
  /** The year of a day is enough. */
  birthYear(cell: string, year: number) {
    const years = (withAsciiDigits(cell).match(/\d+/g) ?? []).filter((digits) => YEAR.test(digits))
    return years.length === 1 ? plausible(Number(years[0]), year) : undefined
  },
  age(cell: string, year: number) {
    const [, age] = AGE.exec(folded(withAsciiDigits(cell))) ?? []
    return age === undefined ? undefined : plausible(year - Number(age), year)
  },
}
type FactColumn = keyof typeof READINGS

function plausible(birthYear: number, year: number) {
  const age = year - birthYear
  return age >= AGES.min && age <= AGES.max ? birthYear : undefined
}

const REASONS: Readonly<Record<FactColumn, string>> = {
  gender: 'This is not understood. Write F for female, M for male, or other',
  birthYear: `This is not the year of birth of somebody of ${AGES.min} to ${AGES.max} years. Write it with four digits`,
  age: `This is not an age of ${AGES.min} to ${AGES.max} years`,
}

/** What offices write where nobody asked; dashes and question marks too. */
const UNKNOWN = new Set(['', 'unknown', 'notknown', 'notstated', 'none', 'na', 'nd', 'nsp', 'inconnu', 'inconnue', 'nonrenseigne', 'haijulikani', 'desconhecido']) // biome-ignore format: one list
const isUnknown = (cell: string) => UNKNOWN.has(folded(cell).replace(/[^\p{L}\p{N}]/gu, ''))

type FactCells = Partial<Record<FactColumn, string>>
type Facts = { gender: Gender | null; birthYear: number | null; isOfAge: boolean }
export type UnreadFact = { column: FactColumn; reason: string }

/** What the cells of a row say of a farmer; an age tells the year of birth, which may be one off (`isOfAge`). */
export function readFacts({ gender = '', birthYear = '', age = '' }: FactCells, year: number): Facts | UnreadFact[] {
  const isOfAge = isUnknown(birthYear)
  const said = { gender, ...(isOfAge ? { age } : { birthYear }) }
  const unread = keysOf(said).filter((column) => isOther(column, said[column] ?? '', year))
  if (unread.length > 0) return unread.map((column) => ({ column, reason: REASONS[column] }))
  const born = isOfAge ? READINGS.age(age, year) : READINGS.birthYear(birthYear, year)
  return { gender: READINGS.gender(gender) ?? null, birthYear: born ?? null, isOfAge }
}

/** Whether a cell says something that is not the fact of its column. */
const isOther = (column: FactColumn, cell: string, year: number) =>
  !isUnknown(cell) && READINGS[column](cell, year) === undefined

const isFact = (column: string): column is FactColumn => column in READINGS

/**
 * Whether nothing in a column can be read: then it holds something else than its head says, such as groups of ages, and
 * is left out. No fact is needed of a farmer.
 */
export function isOtherFact(column: string, cells: readonly string[], year: number) {
  if (!isFact(column)) return false
  const said = cells.filter((cell) => !isUnknown(cell))
  return said.length > 0 && said.every((cell) => isOther(column, cell, year))
}

/** Whether a year of birth says otherwise than what is known: an age does not where it is one year off. */
export const isOtherYear = (known: number | null, { birthYear, isOfAge }: Pick<Facts, 'birthYear' | 'isOfAge'>) =>
  birthYear !== null && (known === null || Math.abs(known - birthYear) > (isOfAge ? 1 : 0))
