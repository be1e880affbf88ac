import { type Plugin, runnerImport } from 'vite'

type Page = { title: string; description: string; markup: string }

const PLACE = /<!--landing:(title|description|markup)-->/g

/**
 * Renders the landing page's markup into index.html, so that it can be read without a script. Another language is
 * '/landing/<language>.json', which a small script inserts.
 */
export function landingPage(): Plugin {
  return {
    name: 'kuu:landing-page',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        if (html.search(PLACE) < 0) return html
        const { en } = await pages()
        return html.replace(PLACE, (_, part: keyof Page) => en![part])
      },
    },
    async generateBundle() {
      const { en: _, ...others } = await pages()
      for (const [language, page] of Object.entries(others))
        this.emitFile({ type: 'asset', fileName: `landing/${language}.json`, source: JSON.stringify(page) })
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use(async ({ url }, response, next) => {
        const [, language] = /^\/landing\/(\w+)\.json$/.exec(url ?? '') ?? []
        const page = language && (await pages())[language]
        if (!page) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(page))
      }),
    hotUpdate({ file }) {
      if (/\/client\/(landing|i18n)\//.test(file)) this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

async function pages(): Promise<Record<string, Page>> {
  const { module } = await runnerImport<{ landingPages: () => Record<string, Page> }>(
    '/src/client/landing/markup.tsx',
    { configFile: false, logLevel: 'error' },
  )
  return module.landingPages()
}
