import { searchWords } from '../../search.ts'
import { keysOf } from '../../table.ts'
import type { MenuArguments } from './menu-words.gen.ts'

/**
 * What the menu can tell, by SMS and by USSD alike. `keyword` asks for it by SMS; `label` is its line on the first
 * screen of USSD, in which a topic for farmers shows once the number is registered. `takes`: what a request may name.
 */
export const TOPICS = {
  market: { keyword: 'MARKET', label: 'prices', isForFarmers: false, takes: ['crop', 'place'] },
  weather: { keyword: 'WEATHER', label: 'weather', isForFarmers: false, takes: ['place'] },
  advice: { keyword: 'ADVICE', label: 'advice', isForFarmers: false, takes: ['crop'] },
  crops: { keyword: 'MY CROPS', label: 'myCrops', isForFarmers: true, takes: [] },
  loan: { keyword: 'LOAN', label: 'loan', isForFarmers: true, takes: [] },
  help: { keyword: 'HELP', label: 'words', isForFarmers: false, takes: [] },
  again: { keyword: 'AGAIN', label: null, isForFarmers: true, takes: [] },
  stop: { keyword: 'STOP', label: null, isForFarmers: false, takes: [] },
  start: { keyword: 'START', label: null, isForFarmers: false, takes: [] },
} as const satisfies Record<string, Node>

type Node = {
  keyword: string
  label: keyof MenuArguments | null
  isForFarmers: boolean
  takes: readonly ('crop' | 'place')[]
}

export type Topic = keyof typeof TOPICS

/** What a person asks of the menu: a topic, and what it is about. */
export type MenuRequest = { topic: Topic; cropId: string | null; place: string | null; times: number }

/**
 * The words that stand for a topic when the message is nothing else: those that carriers and gateways prescribe (CTIA and
 * the FCC's rule of 2025 in the USA, CWTA in Canada for ARRET and AIDE), and as people say them in our languages.
 */
const RESERVED = {
  stop: [
    ...['stop', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'opt out', 'revoke', 'remove'],
    ...['acha', 'simamisha', 'sitisha', 'komesha', 'sitaki', 'jiondoe', 'tsaya', 'tsayar', 'daina', 'bari'],
    ...['arrêt', 'arrêter', 'arrêtez', 'stopper', 'désabonner', 'désinscrire', 'parar', 'pare', 'cancelar', 'sair'],
    ...['አቁም', 'አቁሙ', 'አቋርጥ', 'ይቁም', 'توقف', 'قف', 'إيقاف', 'إلغاء'],
  ],
  start: [
    ...['start', 'unstop', 'anza', 'endelea', 'fara', 'commencer', 'reprendre', 'démarrer'],
    ...['começar', 'iniciar', 'ጀምር', 'ጀምሩ', 'ابدأ', 'ابدا'],
  ],
  help: ['help', 'info', 'menu', 'msaada', 'usaidizi', 'taimako', 'aide', 'ajuda', 'እርዳታ', 'مساعدة'],
} as const satisfies Partial<Record<Topic, readonly string[]>>

/** A word or a few as they are looked for: folded and without spaces. */
const joined = (text: string) => searchWords(text).join('')

export const RESERVED_WORDS: Readonly<Record<string, Topic>> = Object.fromEntries(
  keysOf(RESERVED).flatMap((topic) => RESERVED[topic].map((word) => [joined(word), topic])),
)

/** YES begins the messages again for who ended them; to anybody else it is no question. */
const YES = new Set(['yes', 'ndiyo', 'ndio', 'eh', 'oui', 'sim', 'አዎ', 'نعم'].map(joined))
export const isYes = (text: string) => YES.has(joined(text))

/** Whether a text for a person may be a wish to get no more messages: 'Stop please'. */
export const mayWishToStop = (text: string) => searchWords(text).some((word) => RESERVED_WORDS[word] === 'stop')

/**
 * Words that ask for a topic anywhere in a message, in English and as the catalogues of Swahili, Hausa, French and
 * Amharic call these parts of Kuu (drafts: whoever reads the inbox can teach better ones).
 */
const WORDS = {
  en: {
    market: ['market', 'markets', 'price', 'prices', 'cost', 'sell'],
    weather: ['weather', 'rain', 'forecast'],
    advice: ['advice', 'advise', 'advisory', 'tip', 'tips'],
    crops: ['my crops', 'crops', 'my farm'],
    loan: ['loan', 'loans', 'balance', 'payment'],
    again: ['again', 'repeat', 'resend'],
  },
  sw: {
    market: ['bei', 'soko'],
    weather: ['hali ya hewa', 'hewa', 'mvua'],
    advice: ['ushauri'],
    crops: ['mazao'],
    loan: ['mkopo', 'mikopo'],
    again: ['tena', 'rudia'],
  },
  ha: {
    market: ['farashi', 'farashin', 'kasuwa'],
    weather: ['yanayi'],
    advice: ['shawara'],
    loan: ['rance', 'bashi'],
    crops: ['amfanin gona'],
    again: ['sake', 'maimaita'],
  },
  fr: {
    market: ['prix', 'marché'],
    weather: ['météo', 'pluie'],
    advice: ['conseil', 'conseils'],
    crops: ['mes cultures', 'cultures'],
    loan: ['prêt', 'prêts'],
    again: ['encore', 'répéter'],
  },
  am: {
    market: ['ገበያ', 'ዋጋ'],
    weather: ['የአየር ሁኔታ', 'አየር', 'ዝናብ'],
    advice: ['ምክር'],
    loan: ['ብድር'],
    crops: ['ሰብሎቼ', 'ሰብል'],
    again: ['ድገም'],
  },
} as const satisfies Record<string, Partial<Record<Topic, readonly string[]>>>

/** The words of a topic in all languages. */
export const TOPIC_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  keysOf(TOPICS).map((topic) => [topic, languageWords().flatMap(([, words]) => words[topic] ?? [])]),
)

/** The tags of the languages besides English whose words a message asks with: 'bei' is Swahili. */
export function languagesOf(text: string): string[] {
  const joined = ` ${searchWords(text).join(' ')} `
  const isSaid = (word: string) => joined.includes(` ${searchWords(word).join(' ')} `)
  return languageWords().flatMap(([tag, words]) => (Object.values(words).flat().some(isSaid) ? [tag] : []))
}

function languageWords(): [tag: string, words: Partial<Record<Topic, readonly string[]>>][] {
  return Object.entries(WORDS)
}

/** What people add to a word out of courtesy, or for what it ends. */
export const COURTESY: ReadonlySet<string> = new Set(
  'please pls plz kindly thanks thank you now sending me sms message messages texts tafadhali asante svp merci'.split(
    ' ',
  ),
)

/** Little words that mean nothing here, and must not be taken for a misspelt name: 'what' is not wheat. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(
  `a about ago all am an and any are as ask at be by can could current day do does each for from get give good got
  great has have hello here hey hi how i if in is it kg kilo know latest let like local ma madam me more morning much
  my name need new news next no now of ok okay on one or our out per pls please plz say send sir so some tell text thank
  thanks that the their them there these they this to today tomorrow two us very want was we week what when where
  which who why will with would write year yes you your
  au aujourdhui avec bonjour ce combien de des du en est et il je la le les leur merci mon nous par pour quel quelle
  sa salut son sur un une vous
  asante cha gani habari hii hujambo kwa la leo na nataka ni nini sasa tafadhali wa ya yangu za
  akan ba da don gode ina me na nawa ne ni sannu ta ya yau yaya`.split(/\s+/),
)
