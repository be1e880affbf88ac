import compile from 'icu-minify/compile'
import { type Plugin, runnerImport } from 'vite'

const CATALOGUE = /\/src\/client\/i18n\/(?:[a-z]+\/[a-z-]+|sw|ha|am|fr|bass|kpe|lor)\.ts$/

/** Compiles the catalogues' ICU messages at build time, so that the browser needs no parser for them. */
export function messages(): Plugin {
  return {
    name: 'kuu:messages',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    load: {
      order: 'pre',
      async handler(id) {
        if (!CATALOGUE.test(id)) return
        this.addWatchFile(id)
        const { module } = await runnerImport<{ default: Messages }>(id, { configFile: false, logLevel: 'error' })
        return `export default ${JSON.stringify(compiled(module.default))}`
      },
    },
  }
}

type Messages = { [key: string]: string | Messages }

const compiled = (messages: Messages): unknown =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  )
