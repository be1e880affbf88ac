import type { WrittenFile, WrittenUnit } from '../translation-unit.ts'
import { recordOf } from './text-record.ts'

/** Writes a file of gettext. What nobody reviewed is marked `fuzzy`, as translators' tools mark it. */
export const writePo = ({ tag, units }: WrittenFile): string =>
  [headOf(tag), ...units.map(entryOf)].map((entry) => `${entry}\n`).join('\n')

const headOf = (tag: string) =>
  `msgid ""
msgstr ""
${['Project-Id-Version: kuu', `Language: ${tag}`, 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=UTF-8', 'Content-Transfer-Encoding: 8bit'].map((line) => quoted(`${line}\n`)).join('\n')}`

function entryOf({ key, english, text, state, note }: WrittenUnit) {
  const isFuzzy = text !== null && state !== 'reviewed'
  const flags = [isFuzzy && 'fuzzy', /[{<]/.test(english) && 'icu-message-format'].filter(Boolean)
  return [
    recordOf(key, state, text),
    ...note.split('\n').map((line) => `#. ${line}`),
    ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    `msgctxt ${quoted(key)}`,
    `msgid ${quoted(english)}`,
    `msgstr ${quoted(text ?? '')}`,
  ].join('\n')
}

const ESCAPES = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' } as const
const quoted = (text: string) =>
  `"${text.replace(/[\\"\n\r\t]/g, (letter) => ESCAPES[letter as keyof typeof ESCAPES])}"`
