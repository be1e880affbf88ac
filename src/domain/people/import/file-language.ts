import { LANGUAGE_IDS, LANGUAGES, type LanguageWord } from '../../languages.ts'
import { folded } from '../../letters.ts'

/** How French, Portuguese, Swahili and Hausa call our languages. */
const OTHER_NAMES: Readonly<Record<string, LanguageWord>> = {
  anglais: 'english',
  kiingereza: 'english',
  turanci: 'english',
  francais: 'french',
  kifaransa: 'french',
  faransanci: 'french',
  haoussa: 'hausa',
  kihausa: 'hausa',
  portugais: 'portuguese',
  kireno: 'portuguese',
  ingles: 'english',
  frances: 'french',
  suaili: 'swahili',
  amharique: 'amharic',
  kiamhari: 'amharic',
}

/** The language that a cell names: by its word, its own name, its tag, or as its neighbours call it. */
export function languageOfCell(cell: string): string {
  const name = folded(cell)
  const id = LANGUAGE_IDS.find((each) => {
    const { word, tag, name: own } = LANGUAGES[each]
    return [each, word, tag, own].some((known) => folded(known) === name)
  })
  return id ? LANGUAGES[id].word : (OTHER_NAMES[name] ?? name)
}
