import { plainText } from '../sms-text.ts'

/** What a screen of USSD holds, the word before it ('CON ') included. */
const MAX_SCREEN = 160
const PREFIX = 4
const ROOM = MAX_SCREEN - PREFIX

/** What a person types to go on, and to go back. */
export const KEYS = { more: '98', back: '0' } as const

/** The lines below a screen: how to see more, and how to leave it. */
type Foot = { more: string; back: string }

/** What is on screens: the head on the first one, the lines, and a note on each, such as that nothing was understood. */
type Content = { head?: string; lines?: readonly string[]; note?: string; foot: Foot }

/** Divides lines into screens of GSM-7, each of which says how to go on and back. */
export function screensOf({ head = '', lines = [], note = '', foot: { more, back } }: Content): string[] {
  const rest = [head, ...lines].map(plainText).filter(Boolean)
  const foot = [more, back].map(plainText)
  const room = ROOM - [note, ...foot].join('\n').length - 1
  const pages: string[] = []
  let page = ''
  for (const line of rest.flatMap((each) => wrapped(each, room))) {
    const longer = page ? `${page}\n${line}` : line
    if (longer.length > room) pages.push(page)
    page = longer.length > room ? line : longer
  }
  const all = [...pages, page]
  return all.map((text, at) =>
    (at < all.length - 1 ? [note, text, ...foot] : [note, text, foot[1]]).filter(Boolean).join('\n'),
  )
}

/** A line that fills more than a screen, divided between words. */
function wrapped(line: string, room: number): string[] {
  if (line.length <= room) return [line]
  const end = line.lastIndexOf(' ', room)
  const at = end > 0 ? end : room
  return [line.slice(0, at), ...wrapped(line.slice(at).trimStart(), room)]
}
