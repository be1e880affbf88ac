import { gsmText } from '../gsm/gsm-text.ts'
import { smsParts } from '../gsm/sms-parts.ts'

/** A text in another script than the Latin one takes two parts at most; in GSM-7 it takes one. */
const MAX_PARTS = { gsm7: 1, ucs2: 2 } as const

const fits = (text: string) => {
  const { alphabet, parts } = smsParts(text)
  return parts <= MAX_PARTS[alphabet]
}

/** As many lines as a message holds, the first ones; a first line that is too long ends after a whole word. */
export function fitSms(lines: readonly string[]): string {
  const [first = '', ...others] = lines.map((line) => gsmText(line).trim()).filter(Boolean)
  let text = cut(first)
  for (const line of others) {
    const longer = fitsBehind(text, line)
    if (longer === null) break
    text = longer
  }
  return text
}

/** A text with one more line; null where that is more than a message holds. */
export function fitsBehind(text: string, line: string): string | null {
  const longer = `${text}\n${gsmText(line).trim()}`
  return fits(longer) ? longer : null
}

function cut(line: string) {
  const signs = [...line]
  if (fits(line)) return line
  let most = signs.length
  while (!fits(`${signs.slice(0, most).join('')}...`)) most--
  const room = signs.slice(0, most).join('')
  return `${room.slice(0, Math.max(room.lastIndexOf(' '), Math.floor(room.length / 2)))}...`
}
