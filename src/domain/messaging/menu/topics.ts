import { type LanguageId, languageFor } from '../../languages.ts'
import { searchWords } from '../../search.ts'
import { keysOf } from '../../table.ts'
import type { MenuArguments } from './menu-words.gen.ts'

/**
 * What the menu can tell, by SMS and by USSD alike. `keyword` asks for it by SMS; `label` is its line on the first
 * screen of USSD, in which a topic for farmers shows once the number is registered. `takes`: what a request may name.
 */
export const TOPICS = {
  market: { keyword: 'MARKET', label: 'prices', isForFarmers: false, isOnesOwn: false, takes: ['crop', 'place'] },
  weather: { keyword: 'WEATHER', label: 'weather', isForFarmers: false, isOnesOwn: false, takes: ['place'] },
  advice: { keyword: 'ADVICE', label: 'advice', isForFarmers: false, isOnesOwn: false, takes: ['crop'] },
  crops: { keyword: 'MY CROPS', label: 'myCrops', isForFarmers: true, isOnesOwn: true, takes: [] },
  loan: { keyword: 'LOAN', label: 'loan', isForFarmers: true, isOnesOwn: true, takes: [] },
  help: { keyword: 'HELP', label: 'words', isForFarmers: false, isOnesOwn: false, takes: [] },
  again: { keyword: 'AGAIN', label: null, isForFarmers: true, isOnesOwn: true, takes: [] },
  certificate: { keyword: 'CERT', label: null, isForFarmers: false, isOnesOwn: false, takes: [] },
  // Has its line below those of the others.
  language: { keyword: 'LANGUAGE', label: null, isForFarmers: false, isOnesOwn: true, takes: [] },
  stop: { keyword: 'STOP', label: null, isForFarmers: false, isOnesOwn: false, takes: [] },
  start: { keyword: 'START', label: null, isForFarmers: false, isOnesOwn: false, takes: [] },
} as const satisfies Record<string, Node>

type Node = {
  keyword: string
  label: keyof MenuArguments | null
  isForFarmers: boolean
  /** Of several who share a phone, it must be known who asks. */
  isOnesOwn: boolean
  takes: readonly ('crop' | 'place')[]
}

export type Topic = keyof typeof TOPICS

/** What a person asks of the menu: a topic, and what it is about. */
export type MenuRequest = {
  topic: Topic
  cropId: string | null
  place: string | null
  times: number
  /** The language that is chosen at once: 'LUGHA KISWAHILI'. */
  language?: LanguageId
}

/**
 * The words that stand for a topic when the message is nothing else: those that carriers and gateways prescribe (CTIA and
 * the FCC's rule of 2025 in the USA, CWTA in Canada for ARRET and AIDE), and as people say them in our languages.
 */
const RESERVED = {
  en: {
    stop: ['stop', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'opt out', 'revoke', 'remove'],
    start: ['start', 'unstop'],
    help: ['help', 'info', 'menu'],
    language: ['language', 'languages', 'lang'],
  },
  sw: {
    stop: ['acha', 'simamisha', 'sitisha', 'komesha', 'sitaki', 'jiondoe'],
    start: ['anza', 'endelea'],
    help: ['msaada', 'usaidizi'],
    language: ['lugha'],
  },
  ha: {
    stop: ['tsaya', 'tsayar', 'daina', 'bari'],
    start: ['fara'],
    help: ['taimako'],
    language: ['harshe', 'harsuna'],
  },
  fr: {
    stop: ['arrêt', 'arrêter', 'arrêtez', 'stopper', 'désabonner', 'désinscrire'],
    start: ['commencer', 'reprendre', 'démarrer'],
    help: ['aide'],
    language: ['langue', 'langues'],
  },
  pt: {
    stop: ['parar', 'pare', 'cancelar', 'sair'],
    start: ['iniciar', 'começar', 'recomeçar'],
    help: ['ajuda'],
    language: ['idioma', 'língua'],
  },
  am: { stop: ['አቁም', 'አቁሙ', 'አቋርጥ', 'ይቁም'], start: ['ጀምር', 'ጀምሩ'], help: ['እርዳታ'], language: ['ቋንቋ'] },
  ar: { stop: ['توقف', 'قف', 'إيقاف', 'إلغاء'], start: ['ابدأ', 'ابدا'], help: ['مساعدة'], language: ['لغة', 'اللغة'] },
} as const satisfies Record<string, TopicWords>

type TopicWords = Partial<Record<Topic, readonly string[]>>

/** A word or a few as they are looked for: folded and without spaces. */
const joined = (text: string) => searchWords(text).join('')

export const RESERVED_WORDS: Readonly<Record<string, Topic>> = Object.fromEntries(
  Object.values(RESERVED).flatMap((words) =>
    keysOf(words).flatMap((topic) => words[topic].map((word) => [joined(word), topic])),
  ),
)

/** The tags of the languages in which a word, folded and without spaces, is reserved. */
export const languagesReserving = (word: string): string[] =>
  Object.entries<TopicWords>(RESERVED).flatMap(([tag, words]) =>
    Object.values(words).flat().map(joined).includes(word) ? [tag] : [],
  )

/** YES begins the messages again for who ended them; to anybody else it is no question. */
const YES = new Set(['yes', 'ndiyo', 'ndio', 'eh', 'oui', 'sim', 'አዎ', 'نعم'].map(joined))
export const isYes = (text: string) => YES.has(joined(text))

/** Whether a text for a person may be a wish to get no more messages: 'Stop please'. */
export const mayWishToStop = (text: string) => searchWords(text).some((word) => RESERVED_WORDS[word] === 'stop')

/**
 * Words that ask for a topic anywhere in a message, in English and as the catalogues of Swahili, Hausa, French,
 * Portuguese and Amharic call these parts of Kuu (drafts: whoever reads the inbox can teach better ones).
 */
const WORDS = {
  en: {
    certificate: ['cert', 'certificate'],
    market: ['market', 'markets', 'price', 'prices', 'cost', 'sell'],
    weather: ['weather', 'rain', 'forecast'],
    advice: ['advice', 'advise', 'advisory', 'tip', 'tips'],
    crops: ['my crops', 'crops', 'my farm'],
    loan: ['loan', 'loans', 'balance', 'payment'],
    again: ['again', 'repeat', 'resend'],
    language: ['language'],
  },
  sw: {
    certificate: ['cheti'],
    market: ['bei', 'soko'],
    weather: ['hali ya hewa', 'hewa', 'mvua'],
    advice: ['ushauri'],
    crops: ['mazao'],
    loan: ['mkopo', 'mikopo'],
    again: ['tena', 'rudia'],
  },
  ha: {
    certificate: ['takardar shaida'],
    market: ['farashi', 'farashin', 'kasuwa'],
    weather: ['yanayi'],
    advice: ['shawara'],
    loan: ['rance', 'bashi'],
    crops: ['amfanin gona'],
    again: ['sake', 'maimaita'],
  },
  fr: {
    certificate: ['certificat'],
    market: ['prix', 'marché'],
    weather: ['météo', 'pluie'],
    advice: ['conseil', 'conseils'],
    crops: ['mes cultures', 'cultures'],
    loan: ['prêt', 'prêts'],
    again: ['encore', 'répéter'],
  },
  pt: {
    certificate: ['certificado'],
    market: ['preço', 'preços', 'mercado'],
    weather: ['tempo', 'chuva', 'previsão'],
    advice: ['conselho', 'conselhos'],
    crops: ['culturas', 'minhas culturas'],
    loan: ['empréstimo', 'empréstimos'],
    again: ['repetir', 'outra vez'],
  },
  am: {
    certificate: ['ምስክር ወረቀት', 'ሰርተፍኬት'],
    market: ['ገበያ', 'ዋጋ'],
    weather: ['የአየር ሁኔታ', 'አየር', 'ዝናብ'],
    advice: ['ምክር'],
    loan: ['ብድር'],
    crops: ['ሰብሎቼ', 'ሰብል'],
    again: ['ድገም'],
  },
} as const satisfies Record<string, TopicWords>

/** The words of a topic in all languages. */
export const TOPIC_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  keysOf(TOPICS).map((topic) => [topic, languageWords().flatMap(([, words]) => words[topic] ?? [])]),
)

/** The word that asks for a topic in a language, by its tag; the English one where it has none. */
export const keywordIn = (tag: string, topic: Topic): string =>
  languageWords()
    .find(([each]) => each === tag)?.[1]
    [topic]?.[0]?.toUpperCase() ?? TOPICS[topic].keyword

/** The tags of the languages besides English whose words a message asks with: 'bei' is Swahili. */
export const languagesOf = (text: string): string[] => saidIn(text).filter((tag) => tag !== 'en')

/** The one language whose words a message asks with, or whose reserved word it is; null where it is none, or several. */
export function languageSpoken(text: string): LanguageId | null {
  const [tag, ...others] = new Set([...languagesReserving(joined(text)), ...saidIn(text)])
  return others.length === 0 && tag !== undefined ? languageFor([tag]) : null
}

function saidIn(text: string): string[] {
  const words = ` ${searchWords(text).join(' ')} `
  const isSaid = (word: string) => words.includes(` ${searchWords(word).join(' ')} `)
  return languageWords().flatMap(([tag, each]) => (Object.values(each).flat().some(isSaid) ? [tag] : []))
}

function languageWords(): [tag: string, words: TopicWords][] {
  return Object.entries(WORDS)
}

/** What people add to a word out of courtesy, or for what it ends. */
export const COURTESY: ReadonlySet<string> = new Set(
  'please pls plz kindly thanks thank you now sending me sms message messages texts tafadhali asante svp merci obrigado obrigada'.split(
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
  bom boa da de dia do e em eu me meu minha na no o obrigada obrigado olá os para por qual que quero se seu tarde um uma
  asante cha gani habari hii hujambo kwa la leo na nataka ni nini sasa tafadhali wa ya yangu za
  akan ba da don gode ina me na nawa ne ni sannu ta ya yau yaya`.split(/\s+/),
)
