/**
 * Writes src/domain/operations/formats/<language>.gen.ts: how each language but English writes numbers, money, days,
 * times and lists, from one CLDR (Unicode-3.0), so that a phone whose browser lacks a language writes as the server does.
 * Run it where these are installed, 172 MB:
 *   npm i --no-save cldr-core@48.2.0 cldr-dates-full@48.2.0 cldr-misc-full@48.2.0 cldr-numbers-full@48.2.0
 *   node scripts/build/formats.mjs <folder with node_modules>
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const load = createRequire(join(process.argv[2], 'package.json'))
const VERSION = load('cldr-core/package.json').version

/** Hours are counted from sunrise and sunset at six: ten in the morning is the fourth. */
const SWAHILI_HOURS = {
  names: [
    'kumi na mbili',
    'moja',
    'mbili',
    'tatu',
    'nne',
    'tano',
    'sita',
    'saba',
    'nane',
    'tisa',
    'kumi',
    'kumi na moja',
  ],
  whole: 'saa {0} {2}',
  quarter: 'saa {0} na robo {2}',
  half: 'saa {0} na nusu {2}',
  minutes: 'saa {0} na dakika {1} {2}',
}
const AMHARIC_MINUTES = '{0} ሰዓት ከ{1} {2}'
const AMHARIC_HOURS = {
  names: ['12', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
  whole: '{0} ሰዓት {2}',
  quarter: AMHARIC_MINUTES,
  half: AMHARIC_MINUTES,
  minutes: AMHARIC_MINUTES,
  // As they stand after an hour; CLDR has them as adverbs, and the morning as ጥዋት.
  words: { night1: 'ሌሊት', morning1: 'ጠዋት', afternoon1: 'ከሰዓት', evening1: 'ምሽት' },
}

/** Thirteen months (CLDR's cal-ethiopic). */
const ETHIOPIAN_MONTHS = [
  'መስከረም',
  'ጥቅምት',
  'ኅዳር',
  'ታኅሣሥ',
  'ጥር',
  'የካቲት',
  'መጋቢት',
  'ሚያዝያ',
  'ግንቦት',
  'ሰኔ',
  'ሐምሌ',
  'ነሐሴ',
  'ጳጉሜን',
]

/** The locale of each language; signs that its readers use beside those of the specification, and sizes of files. */
const LANGUAGES = {
  sw: { locale: 'sw', signs: ['TZS', 'XOF', 'XAF'], hours: SWAHILI_HOURS },
  ha: { locale: 'ha', signs: ['XOF', 'XAF'] },
  am: { locale: 'am', signs: ['ETB', 'XOF', 'XAF'], hours: AMHARIC_HOURS, ethiopian: ETHIOPIAN_MONTHS },
  // CLDR does not know the first day of a month: le 1er décembre.
  fr: { locale: 'fr', signs: ['XOF', 'XAF'], units: { kilobyte: '{0} ko', megabyte: '{0} Mo' }, firstDay: '1er' },
  // The Bank of Mozambique, and every price there, writes MT; CLDR has MTn.
  pt: { locale: 'pt-PT', signs: ['XOF', 'XAF'], own: { MZN: 'MT', AOA: 'Kz' } },
}
const UNITS = { kilobyte: '{0} kB', megabyte: '{0} MB' }
/** What the screens ask for; where CLDR has no pattern of its own, one is made of two others. */
const SKELETONS = ['d', 'E', 'MMMd', 'MMMMd', 'yMMM', 'yMMMM', 'MMMEd']
const TIMES = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year']

const data = (pack, locale, file) => load(`cldr-${pack}-full/main/${locale}/${file}.json`).main[locale]
const NBSP = '\u00a0'
/** Amounts do not break within a line. */
const spaced = (text) => text.replaceAll(' ', NBSP)

function numbersOf({ locale, signs, own, units }) {
  const { numbers } = data('numbers', locale, 'numbers')
  const { currencies } = data('numbers', locale, 'currencies').numbers
  const symbols = numbers['symbols-numberSystem-latn']
  const money = numbers['currencyFormats-numberSystem-latn']
  const pattern = (text) => spaced(text.replace(/#,##0(\.00)?/, '{0}'))
  const short = numbers['decimalFormats-numberSystem-latn'].short.decimalFormat
  const compact = [1e3, 1e6, 1e9].map((size) => spaced(short[`${size}-count-other`].split(';')[0].replace('0', '{0}')))
  return {
    decimal: symbols.decimal,
    group: symbols.group,
    minGrouping: Number(numbers.minimumGroupingDigits),
    percent: pattern(numbers['percentFormats-numberSystem-latn'].standard),
    money: pattern(money.standard),
    moneyByLetters: pattern(money['standard-alphaNextToNumber'] ?? money.standard),
    signs: { ...Object.fromEntries(signs.map((code) => [code, spaced(currencies[code].symbol)])), ...own },
    units: units ?? UNITS,
    compact,
  }
}

function daysOf({ locale, firstDay }) {
  const calendar = data('dates', locale, 'ca-gregorian').dates.calendars.gregorian
  const { availableFormats } = calendar.dateTimeFormats
  const named = (names) => ({ short: Object.values(names.abbreviated), long: Object.values(names.wide) })
  const { medium, long, full } = calendar.dateFormats
  const month = (text) => text.replace(/MMM(?!M)/, 'MMMM')
  const found = Object.fromEntries(SKELETONS.map((each) => [each, availableFormats[each]]))
  const patterns = {
    ...found,
    MMMMd: found.MMMMd ?? month(found.MMMd),
    yMMMd: /MMM/.test(medium) ? medium : availableFormats.yMMMd,
    yMMMMd: availableFormats.yMMMMd ?? long,
    // The long day without its year, with its weekday as the full date has it.
    MMMMEEEEd: full.replace(/,? ?('de' )?y/, '').trim(),
    medium,
    long,
    time: calendar.timeFormats.short.replace(/h:mm a/, 'HH:mm'),
    timeSeconds: calendar.timeFormats.medium.replace(/h:mm:ss a/, 'HH:mm:ss'),
    both: calendar.dateTimeFormats.medium,
  }
  return {
    months: named(calendar.months.format),
    days: named(calendar.days.format),
    patterns,
    firstDay: firstDay ?? '1',
  }
}

function relativeOf({ locale }) {
  const { fields } = data('dates', locale, 'dateFields').dates
  const words = (field, which) => {
    const found = field[`relativeTime-type-${which}`]
    const at = (count) => found[`relativeTimePattern-count-${count}`]
    return [at('one') ?? at('other'), at('other')]
  }
  const unit = (name) => ({ past: words(fields[name], 'past'), future: words(fields[name], 'future') })
  const all = (suffix) => Object.fromEntries(TIMES.map((name) => [name, unit(`${name}${suffix}`)]))
  const near = (name, at) => fields[name][`relative-type-${at}`]
  const day = Object.fromEntries(['-1', '0', '1'].map((at) => [at, near('day', at)]))
  return { long: all(''), short: all('-short'), day, now: near('second', 0) }
}

function listOf({ locale }) {
  const { start, middle, end, 2: two } = data('misc', locale, 'listPatterns').listPatterns['listPattern-type-standard']
  return { start, middle, end, two }
}

/** How hours are said, with the part of the day from each hour on. */
function hoursOf({ locale, hours: { words, ...hours } }) {
  const { wide } = data('dates', locale, 'ca-gregorian').dates.calendars.gregorian.dayPeriods.format
  const rules = load('cldr-core/supplemental/dayPeriods.json').supplemental.dayPeriodRuleSet[locale]
  const parts = Object.entries(rules)
    .filter(([, { _from }]) => _from)
    .map(([name, { _from }]) => [Number.parseInt(_from, 10), (words ?? wide)[name]])
    .sort(([one], [other]) => one - other)
  return { ...hours, parts }
}

/** Whether nothing is one: 'il y a 0 jour'. */
function nothingIsOne({ locale }) {
  const rules = load('cldr-core/supplemental/plurals.json').supplemental['plurals-type-cardinal']
  return /i = 0/.test((rules[locale] ?? rules[locale.split('-')[0]])['pluralRule-count-one'])
}

const literal = (value) =>
  JSON.stringify(value, null, 2).replace(
    /[\u00a0\u202f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

for (const [language, spec] of Object.entries(LANGUAGES)) {
  const formats = {
    ...numbersOf(spec),
    ...daysOf(spec),
    relative: relativeOf(spec),
    list: listOf(spec),
    nothingIsOne: nothingIsOne(spec),
    ...(spec.ethiopian && { ethiopian: spec.ethiopian }),
    ...(spec.hours && { hours: hoursOf(spec) }),
  }
  const text = `// From CLDR ${VERSION}, by scripts/build/formats.mjs.\nimport type { Formats } from './formats.ts'\n\nexport const FORMATS: Formats = ${literal(formats)}\n`
  writeFileSync(fileURLToPath(new URL(`../../src/domain/operations/formats/${language}.gen.ts`, import.meta.url)), text)
}
