/** The numbers and names by which a text speaks of a person. */
export type Identity = { numbers: readonly string[]; names: readonly string[] }

const REDACTED = '[removed]'
/** Numbers are written with and without the country code: they are the same where they end alike. */
const SAME_DIGITS = 8
const NAME_LABEL = /(first|middle|last|given|family|full|public|account|holder|subscriber|party)_?name$/i

/**
 * What a provider sent, without the person: values that hold a number or a name of the person are redacted, and what
 * calls itself a name; the rest stays as it came. JSON stays JSON, where a number becomes 0.
 */
export function redact(body: string, identity: Identity): string {
  const isTold = teller(identity)
  const document = parsed(body)
  if (document !== undefined) {
    const redacted = JSON.stringify(walked(document, '', isTold))
    return redacted === JSON.stringify(document) ? body : redacted
  }
  const numbered = body.replace(/\d{8,15}/g, (digits) => (isTold(digits) ? REDACTED : digits))
  return identity.names.reduce(
    (text, name) => (name ? text.replace(new RegExp(escaped(name), 'giu'), REDACTED) : text),
    numbered,
  )
}

/** A country code has three digits at most, and is left out where the country is known. */
const CODE_DIGITS = 3

/**
 * Whether a text holds one of the numbers, whole: with or without its country code, with blanks or dashes. Stricter than
 * what is redacted, because nothing else says that the text is about the person.
 */
export function holdsNumber(text: string, numbers: readonly string[]): boolean {
  const wanted = numbers.map(significant).filter((digits) => digits.length >= SAME_DIGITS)
  const found = [/\d+/g, /\d(?:[\s-]?\d)*/g].flatMap((run) => text.match(run) ?? []).map(significant)
  return found.some((digits) => wanted.some((number) => isSameNumber(digits, number)))
}

const significant = (written: string) => written.replace(/\D/g, '').replace(/^0+/, '')

function isSameNumber(a: string, b: string) {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= SAME_DIGITS && long.endsWith(short) && long.length - short.length <= CODE_DIGITS
}

type IsPrivate = (text: string) => boolean
function teller({ numbers, names }: Identity): IsPrivate {
  const ends = numbers.map((number) => number.replace(/\D/g, '').slice(-SAME_DIGITS)).filter((end) => end.length === SAME_DIGITS) // biome-ignore format: one list
  const words = names.filter(Boolean).map((name) => name.toLowerCase())
  return (text) => {
    const digits = text.match(/\d[\d\s-]{6,20}\d/g)?.map((run) => run.replace(/\D/g, '')) ?? []
    const small = text.toLowerCase()
    return digits.some((run) => ends.some((end) => run.endsWith(end))) || words.some((word) => small.includes(word))
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function walked(value: unknown, label: string, isTold: IsPrivate): unknown {
  if (Array.isArray(value)) return value.map((each) => walked(each, label, isTold))
  if (typeof value === 'object' && value !== null) {
    // M-Pesa sends what belongs together as { Key, Value } or { Name, Value }.
    const own = labelOf(value)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, walked(each, key === 'Value' && own ? own : key, isTold)]),
    )
  }
  if (typeof value === 'number') return isTold(String(value)) ? 0 : value
  if (typeof value === 'string') return NAME_LABEL.test(label) || isTold(value) ? REDACTED : value
  return value
}

function labelOf(value: object): string | null {
  const label = 'Key' in value ? value.Key : 'Name' in value ? value.Name : null
  return typeof label === 'string' ? label : null
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
