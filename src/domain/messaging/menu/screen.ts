import { gsmText } from '../gsm/gsm-text.ts'
import { type SmsParts, smsParts } from '../gsm/sms-parts.ts'
import { fitsPlainLetters, plainText } from '../gsm/sms-text.ts'

/**
 * What a screen of USSD holds in each alphabet, the word before it ('CON ') included: 160 octets are 182 letters of GSM-7
 * or 80 of UCS-2 (3GPP TS 23.038, 5); of GSM-7, 160 letters are what every network shows.
 */
const ROOM: Record<SmsParts['alphabet'], number> = { gsm7: 160, ucs2: 80 }
const PREFIX = 4

/** What a person types to go on, and to go back. */
export const KEYS = { more: '98', back: '0' } as const

/** The lines below a screen: how to see more, and how to go back; `leave` stands for that on the first of some. */
type Foot = { more: string; back: string; leave?: string }

/** What is on screens: the head on the first one, the lines, and a note on each, such as that nothing was understood. */
type Content = { head?: string; lines?: readonly string[]; note?: string; foot: Foot }

/** Divides lines into screens, all of one alphabet, each of which says how to go on and back. */
export function screensOf({ head = '', lines = [], note = '', foot: { more, back, leave = back } }: Content): string[] {
  const content = [note, head, ...lines, more, back, leave]
  const alphabet = content.every(fitsPlainLetters) ? 'gsm7' : 'ucs2'
  const written = alphabet === 'gsm7' ? plainText : (text: string) => gsmText(text).replace(/\s+/g, ' ').trim()
  const [notice, rest] = [written(note), [head, ...lines].map(written).filter(Boolean)]
  const [on, ...ways] = [more, back, leave].map(written)
  const size = SIZES[alphabet]
  const longest = Math.max(...ways.map((way) => size([notice, on, way].join('\n'))))
  const room = ROOM[alphabet] - PREFIX - longest - 1
  const pages: string[] = []
  let page = ''
  for (const line of rest.flatMap((each) => wrapped(each, room, size))) {
    const longer = page ? `${page}\n${line}` : line
    const isFull = size(longer) > room
    if (isFull) pages.push(page)
    page = isFull ? line : longer
  }
  const all = [...pages, page]
  return all.map((text, at) =>
    [notice, text, at < all.length - 1 ? on : '', at === 0 ? ways[1] : ways[0]].filter(Boolean).join('\n'),
  )
}

type Size = (text: string) => number
const SIZES: Record<SmsParts['alphabet'], Size> = { gsm7: (text) => smsParts(text).units, ucs2: (text) => text.length }

/** A line that fills more than a screen, divided between words. */
function wrapped(line: string, room: number, size: Size): string[] {
  if (size(line) <= room) return [line]
  const signs = [...line]
  let most = signs.length
  while (size(signs.slice(0, most).join('')) > room) most--
  const start = signs.slice(0, most).join('')
  const end = start.lastIndexOf(' ')
  const at = end > 0 ? end : start.length
  return [line.slice(0, at), ...wrapped(line.slice(at).trimStart(), room, size)]
}
