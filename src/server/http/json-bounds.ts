/** What the body of a request may hold (decisions, section 9 'Bounds'). */
export const MAX_DEPTH = 32
export const MAX_VALUES = 10_000
/** A border of 5,000 corners beside the 20,000 fixes of the walk round it: a list of numbers each. */
export const MAX_BORDER_VALUES = 120_000

/** The calls that may carry one. */
const BORDER_CALLS = new Set([
  'farmer.fields.create',
  'farmer.fields.change',
  'farmer.zones.add',
  'farmer.zones.change',
])

/** How many values the body of some calls may hold. */
const maxValuesOf = (calls: readonly string[]) =>
  calls.some((call) => BORDER_CALLS.has(call)) ? MAX_BORDER_VALUES : MAX_VALUES

/** What is said of a body that holds more than its calls may, or is nested more deeply; null of any other one. */
export function bodyRefusal(text: string, calls: readonly string[]): string | null {
  const values = maxValuesOf(calls)
  if (!exceedsBounds(text, { values })) return null
  return `A body has at most ${MAX_DEPTH} levels and ${values.toLocaleString('en')} values`
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c

type Bounds = { depth?: number; values?: number }

/**
 * Whether a JSON text is nested more deeply, or holds more values, than anything of ours is meant to walk. It counts in
 * the text itself, before anybody parses it. A text that is no JSON may pass: the parser says so.
 */
export function exceedsBounds(text: string, { depth = MAX_DEPTH, values = MAX_VALUES }: Bounds = {}): boolean {
  let open = 0
  let found = 1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COMMA) found++
    else if (isOpening(code)) {
      open++
      if (!isClosing(nextCode(text, at))) found++
    } else if (isClosing(code)) open--
    if (open > depth || found > values) return true
  }
  return false
}

/** '[' and '{' differ by one bit, and so do ']' and '}'. */
const isOpening = (code: number) => (code & ~0x20) === 0x5b
const isClosing = (code: number) => (code & ~0x20) === 0x5d

function endOfString(text: string, start: number) {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === QUOTE) return at
  }
  return text.length
}

function nextCode(text: string, at: number) {
  let next = at + 1
  while (text.charCodeAt(next) <= 0x20) next++
  return text.charCodeAt(next)
}
