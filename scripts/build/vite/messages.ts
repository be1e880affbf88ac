import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { type MessageTree, mergeMessages } from '../../../src/client/i18n/merge-messages.ts'

const CATALOGUE = /\/src\/client\/i18n\/([a-z]+)\/[a-z-]+\.json$/

/**
 * Compiles the catalogues' ICU messages at build time, so that the browser needs no parser, and fills gaps of a
 * translation with the English messages: a phone loads one language, and only the areas it shows.
 */
export function messages(): Plugin {
  return {
    name: 'kuu:messages',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
      // An area is imported as a whole: an export for each key would only add bytes.
      json: { namedExports: false },
    }),
    load: {
      order: 'pre',
      filter: { id: CATALOGUE },
      handler(id) {
        const [, language] = CATALOGUE.exec(id)!
        const read = (file: string): MessageTree => {
          this.addWatchFile(file)
          return JSON.parse(readFileSync(file, 'utf8'))
        }
        const own = read(id)
        const english = join(dirname(id), '../en', basename(id))
        const whole = language === 'en' ? withoutRefusals(own) : mergeMessages(read(english), own)
        return JSON.stringify(compiled(whole))
      },
    },
  }
}

/** Why the server refuses it says in English itself: only other languages have words for it of their own. */
const withoutRefusals = ({ refusal: _, ...words }: MessageTree): MessageTree => words

const compiled = (messages: MessageTree): unknown =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  )
