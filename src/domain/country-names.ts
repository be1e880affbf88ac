import { folded } from './letters.ts'
import { CITIES, COUNTRIES, type CountryCode } from './places.ts'
import { keysOf } from './table.ts'

/**
 * What the countries are called besides their English names: in French, Swahili, Portuguese, Arabic, Amharic and their
 * own languages (Unicode CLDR 48), by their full names, and by earlier ones that people still write.
 */
const OTHER_NAMES: Readonly<Record<CountryCode, readonly string[]>> = {
  NG: ['نيجيريا', 'ናይጄሪያ', 'Nijeriya', 'Nàìjíríà', 'Federal Republic of Nigeria', 'Naija'],
  KE: ['Quênia', 'كينيا', 'ኬንያ', 'Republic of Kenya', 'British East Africa'],
  GH: ['Gana', 'غانا', 'ጋና', 'Gaana', 'Ghana nutome', 'Republic of Ghana', 'Gold Coast'],
  ZA: [
    'Afrique du Sud',
    'Afrika Kusini',
    'África do Sul',
    'جنوب أفريقيا',
    'ደቡብ አፍሪካ',
    'Suid-Afrika',
    'iNingizimu Afrika',
    'EMzantsi Afrika',
    'Republic of South Africa',
  ],
  EG: ['Égypte', 'Misri', 'Egito', 'مصر', 'ግብጽ', 'Arab Republic of Egypt'],
  MA: ['Maroc', 'Marrocos', 'المغرب', 'ሞሮኮ', 'ⵍⵎⵖⵔⵉⴱ'],
  ET: ['Éthiopie', 'Etiópia', 'إثيوبيا', 'ኢትዮጵያ', 'Itoophiyaa', 'Itoobiya', 'Ityopia', 'Abyssinia', 'Abyssinie'],
  TZ: ['Tanzanie', 'تنزانيا', 'ታንዛኒያ', 'United Republic of Tanzania', 'Tanzania Mainland', 'Tanganyika'],
  UG: ['Ouganda', 'أوغندا', 'ዩጋንዳ', 'Yuganda'],
  ZM: ['Zambie', 'زامبيا', 'ዛምቢያ', 'Northern Rhodesia'],
  ZW: ['Zimbábue', 'زيمبابوي', 'ዚምቧቤ', 'Rhodesia', 'Southern Rhodesia'],
  MW: ['Malaui', 'ملاوي', 'ማላዊ', 'Nyasaland'],
  RW: ['Ruanda', 'رواندا', 'ሩዋንዳ', 'U Rwanda'],
  SN: ['Senegali', 'السنغال', 'ሴኔጋል', 'Senegaal'],
  CI: ['Costa do Marfim', 'ساحل العاج', 'ኮትዲቯር', 'Ivory Coast', 'Cote Ivoire'],
  BF: [
    'Bukinafaso',
    'Burquina Faso',
    'بوركينا فاسو',
    'ቡርኪና ፋሶ',
    'Burkibaa Faaso',
    'Upper Volta',
    'Haute-Volta',
    'Burkina',
  ],
  ML: ['مالي', 'ማሊ', 'Maali', 'French Sudan', 'Soudan français'],
  NE: ['النيجر', 'ኒጀር', 'Nijar'],
  TG: ['توغو', 'ቶጐ', 'Togo nutome'],
  BJ: ['بنين', 'ቤኒን', 'Dahomey'],
  GW: ['Guinée-Bissau', 'Ginebisau', 'Guiné-Bissau', 'غينيا بيساو', 'ጊኒ-ቢሳው', 'Portuguese Guinea', 'Guiné Portuguesa'],
  CM: ['Cameroun', 'Kameruni', 'Camarões', 'الكاميرون', 'ካሜሩን', 'Kameruun'],
  TD: ['Tchad', 'Chade', 'تشاد', 'ቻድ'],
  CF: [
    'République centrafricaine',
    'Jamhuri ya Afrika ya Kati',
    'República Centro-Africana',
    'جمهورية أفريقيا الوسطى',
    'ማዕከላዊ አፍሪካ ሪፑብሊክ',
    'Centrafrique',
    'Oubangui-Chari',
    'Ubangi-Shari',
  ],
  CG: [
    'Congo - Brazzaville',
    'Kongo - Brazzaville',
    'República do Congo',
    'الكونغو - برازافيل',
    'ኮንጎ ብራዛቪል',
    'Republic of Congo',
    'Congo Republic',
    'République du Congo',
    'Congo Brazza',
  ],
  GA: ['Gabão', 'الغابون', 'ጋቦን'],
  GQ: [
    'Guinée équatoriale',
    'Guinea ya Ikweta',
    'Guiné Equatorial',
    'غينيا الاستوائية',
    'ኢኳቶሪያል ጊኒ',
    'Guinea Ecuatorial',
    'Spanish Guinea',
  ],
  AO: ['أنغولا', 'አንጐላ'],
  MZ: ['Msumbiji', 'Moçambique', 'موزمبيق', 'ሞዛምቢክ'],
  BW: ['Botsuana', 'بوتسوانا', 'ቦትስዋና', 'Bechuanaland'],
  NA: ['Namibie', 'ناميبيا', 'ናሚቢያ', 'South West Africa'],
  SZ: ['Essuatíni', 'إسواتيني', 'ኤስዋቲኒ', 'Swaziland', 'Kingdom of Eswatini'],
  LS: ['Lesoto', 'ليسوتو', 'ሌሶቶ', 'Basutoland'],
  MG: ['Madagaska', 'مدغشقر', 'ማዳጋስካር', 'Madagasikara'],
  MU: ['Maurice', 'Morisi', 'Maurício', 'موريشيوس', 'ሞሪሸስ', 'Moris'],
  LR: ['ليبيريا', 'ላይቤሪያ', 'Republic of Liberia'],
  SL: ['Siera Leoni', 'Serra Leoa', 'سيراليون', 'ሴራሊዮን', 'Salone'],
  GN: ['Guinée', 'Gine', 'Guiné', 'غينيا', 'ጊኒ', 'Guinea Conakry', 'Guinée-Conakry', 'Republic of Guinea'],
  GM: ['Gambie', 'غامبيا', 'ጋምቢያ', 'The Gambia'],
  CV: [
    'Cap-Vert',
    'Cabo Verde',
    'الرأس الأخضر',
    'ኬፕቨርዴ',
    'Kabu Verdi',
    'Kabo Verde',
    'Kabuverdi',
    'Cape Verde Islands',
  ],
  ST: [
    'Sao Tomé-et-Principe',
    'Sao Tome na Principe',
    'São Tomé e Príncipe',
    'ساو تومي وبرينسيبي',
    'ሳኦ ቶሜ እና ፕሪንሲፔ',
    'Sao Tome',
  ],
  SC: ['Ushelisheli', 'Seicheles', 'سيشل', 'ሲሼልስ'],
  KM: ['Comores', 'Komoro', 'جزر القمر', 'ኮሞሮስ', 'Komori'],
  DJ: ['Jibuti', 'Djibuti', 'جيبوتي', 'ጂቡቲ', 'Jabuuti', 'French Somaliland'],
  ER: ['Érythrée', 'Eritreia', 'إريتريا', 'ኤርትራ'],
  SO: ['Somalie', 'الصومال', 'ሶማሊያ', 'Soomaaliya'],
  SS: ['Soudan du Sud', 'Sudan Kusini', 'Sudão do Sul', 'جنوب السودان', 'ደቡብ ሱዳን'],
  SD: ['Soudan', 'Sudão', 'السودان', 'ሱዳን', 'Republic of the Sudan'],
  LY: ['Libye', 'Líbia', 'ليبيا', 'ሊቢያ'],
  TN: ['Tunisie', 'تونس', 'ቱኒዚያ'],
  DZ: ['Algérie', 'Aljeria', 'Argélia', 'الجزائر', 'አልጄሪያ', 'Lezzayer'],
}

/** A name of a place in words for comparing: without capitals, marks and signs; an apostrophe parts two words. */
export const placeWords = (name: string) =>
  folded(name)
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

let names: ReadonlyMap<string, CountryCode> | undefined
function countryNames() {
  names ??= new Map(keysOf(COUNTRIES).flatMap(namesOf))
  return names
}
const namesOf = (code: CountryCode) =>
  [COUNTRIES[code].name, ...OTHER_NAMES[code]].map((name): [string, CountryCode] => [placeWords(name), code])

/** The signs with which people part a village from its country. A dash is none: it is in 'Congo - Brazzaville'. */
export const PARTS = /[,;/()\u060c\u1363]/
const MOST_WORDS = 5

/** Names of countries that a region of another one has too: 'Niger, Minna' lies in Nigeria. */
const ALSO_REGIONS: ReadonlySet<string> = new Set(['niger'])

/**
 * The country that a place names last ('Lagos, Nigeria', 'Thiès (Sénégal)', 'Gbarnga Liberia'), or else first, as
 * addresses are filled in from the top ('Liberia, Gbarnga'); in any of its languages and spellings, or by its code of two
 * capitals; null where it names none.
 */
export function countryOf(place: string | null | undefined): CountryCode | null {
  const parts = place?.split(PARTS).map((part) => part.trim()) ?? []
  const last = parts.filter(Boolean).at(-1)
  if (!last) return null
  if (parts.length > 1 && Object.hasOwn(COUNTRIES, last)) return last as CountryCode
  const words = placeWords(last).split(' ')
  const named = countryOfWords(words.slice(-wordsOfCountry(words)))
  return named ?? countryNamedFirst(parts) ?? countryOfCity(words.join(' '))
}

/** The country that the first of several parts of a place is. */
export function countryNamedFirst([first = '', ...others]: readonly string[]): CountryCode | null {
  const name = placeWords(first)
  return others.length > 0 && !ALSO_REGIONS.has(name) ? (countryOfWords([name]) ?? null) : null
}

const countryOfWords = (words: readonly string[]) => countryNames().get(words.join(' '))

/** How many words at the end of a place are the name of a country; 0 where none are. */
export function wordsOfCountry(words: readonly string[]): number {
  let size = Math.min(words.length, MOST_WORDS)
  while (size > 0 && !countryOfWords(words.slice(-size))) size--
  return size
}

let cities: ReadonlyMap<string, CountryCode> | undefined
/** The country of one of our cities that is named alone: 'Nairobi'. */
function countryOfCity(town: string) {
  cities ??= new Map(keysOf(CITIES).map((city) => [placeWords(city.split(',')[0]!), CITIES[city].country]))
  return cities.get(town) ?? null
}
