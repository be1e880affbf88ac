/**
 * Writes src/domain/operations/formats/<language>.gen.ts: how each language but English writes numbers, money, days,
 * times and lists, from one CLDR (Unicode-3.0), so that a phone whose browser lacks a language writes as the server does.
 *   node scripts/build/formats.mjs
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const load = createRequire(import.meta.url)
const VERSION = load('cldr-core/package.json').version

/** The locale of each language; signs that its readers use beside those of the specification, and sizes of files. */
const LANGUAGES = {
  sw: { locale: 'sw', signs: ['TZS', 'XOF', 'XAF'], hours: 'sw' },
  ha: { locale: 'ha', signs: ['XOF', 'XAF'] },
  am: { locale: 'am', signs: ['ETB', 'XOF', 'XAF'], hours: 'am' },
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
    ...(spec.hours && { hours: spec.hours }),
  }
  const text = `// From CLDR ${VERSION}, by scripts/build/formats.mjs.\nimport type { Formats } from './formats.ts'\n\nexport const FORMATS: Formats = ${literal(formats)}\n`
  writeFileSync(fileURLToPath(new URL(`../../src/domain/operations/formats/${language}.gen.ts`, import.meta.url)), text)
}
