import type { Day } from '../../dates.ts'
import { LANGUAGES, type LanguageId } from '../../languages.ts'
import type { Money } from '../../money.ts'
import { writingIn } from '../../operations/formats/writings.ts'

/** The words of a printed statement. */
export type StatementWords = {
  title: string
  period: string
  day: string
  what: string
  amount: string
  balance: string
  opening: string
  closing: string
  none: string
  money: Money
  /** A day as the statement says it. */
  sayDay: (day: Day) => string
}

type Printed = Omit<StatementWords, 'money' | 'sayDay'>

const WORDS: Partial<Record<LanguageId, Printed>> & { en: Printed } = {
  en: { title: 'Statement', period: 'From {from} to {to}', day: 'Day', what: 'What', amount: 'Amount', balance: 'Balance', opening: 'Opening balance', closing: 'Closing balance', none: 'Nothing moved in these days.' },
  sw: { title: 'Taarifa ya akaunti', period: 'Kuanzia {from} hadi {to}', day: 'Siku', what: 'Maelezo', amount: 'Kiasi', balance: 'Salio', opening: 'Salio la kuanzia', closing: 'Salio la mwisho', none: 'Hakuna kilichobadilika siku hizi.' },
  ha: { title: 'Bayanin asusu', period: 'Daga {from} zuwa {to}', day: 'Rana', what: 'Bayani', amount: 'Adadi', balance: 'Ragowa', opening: 'Ragowar farko', closing: 'Ragowar ƙarshe', none: 'Babu abin da ya canja a kwanakin nan.' },
  am: { title: 'የሒሳብ መግለጫ', period: 'ከ{from} እስከ {to}', day: 'ቀን', what: 'ዝርዝር', amount: 'መጠን', balance: 'ቀሪ', opening: 'መነሻ ቀሪ', closing: 'መድረሻ ቀሪ', none: 'በእነዚህ ቀናት ምንም አልተንቀሳቀሰም።' },
  fr: { title: 'Relevé', period: 'Du {from} au {to}', day: 'Jour', what: 'Objet', amount: 'Montant', balance: 'Solde', opening: 'Solde initial', closing: 'Solde final', none: 'Aucun mouvement pendant ces jours.' },
  pt: { title: 'Extrato', period: 'De {from} a {to}', day: 'Dia', what: 'Descrição', amount: 'Montante', balance: 'Saldo', opening: 'Saldo inicial', closing: 'Saldo final', none: 'Nestes dias nada se moveu.' },
} // biome-ignore format: a table

/** The words of a language, or the English ones. Days are ISO, or of the Ethiopian calendar for a reader who chose it. */
export function statementWordsIn(language: LanguageId, isEthiopian = false): StatementWords {
  const writing = writingIn(WORDS[language] ? language : 'en', isEthiopian)
  const ethiopian = (day: Day) => writing.dateTime(Date.parse(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }) // biome-ignore format: one sentence
  const hasMonths = writing.table?.calendar === 'ethiopian'
  return { ...(WORDS[language] ?? WORDS.en), money: writing.money, sayDay: hasMonths ? ethiopian : (day) => day }
}

/** The tag of the language that those words are in. */
export const statementLang = (language: LanguageId) => LANGUAGES[WORDS[language] ? language : 'en'].tag
