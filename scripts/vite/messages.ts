import compile from 'icu-minify/compile'
import { type Plugin, runnerImport } from 'vite'
import { type MessageTree, over } from '../../src/client/i18n/over.ts'

const CATALOGUE = /\/src\/client\/i18n\/([a-z]+)\/[a-z-]+\.ts$/

/**
 * Compiles the catalogues' ICU messages at build time, so that the browser needs no parser for them, and fills what a
 * translation lacks with the English messages: a phone loads one language, and only the areas it shows.
 */
export function messages(): Plugin {
  return {
    name: 'kuu:messages',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    load: {
      order: 'pre',
      async handler(id) {
        const [, language] = CATALOGUE.exec(id) ?? []
        if (!language) return
        const read = async (file: string) => {
          this.addWatchFile(file)
          return (await runnerImport<{ default: MessageTree }>(file, { configFile: false, logLevel: 'error' })).module
            .default
        }
        const own = await read(id)
        const whole = language === 'en' ? own : over(await read(id.replace(`/${language}/`, '/en/')), own)
        return `export default ${JSON.stringify(compiled(whole))}`
      },
    },
  }
}

const compiled = (messages: MessageTree): unknown =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  )
