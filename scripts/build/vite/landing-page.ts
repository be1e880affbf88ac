import { type Connect, type Plugin, runnerImport } from 'vite'
import { releasedCatalogues } from '../../../src/server/boot/catalogues.ts'
import { landingPages, TEMPLATE } from '../../../src/server/landing/landing-pages.ts'

type Page = { title: string; description: string; markup: string; template: string }

const PLACE = /<!--landing:(title|description|markup)-->/g

/** Renders the landing page's markup into index.html, so that it can be read without a script. */
export function landingPage(): Plugin {
  return {
    name: 'kuu:landing-page',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        if (html.search(PLACE) < 0) return html
        const page = await rendered()
        return html.replace(PLACE, (_, part: keyof Page) => page[part])
      },
    },
    configureServer: ({ middlewares }) => void middlewares.use(appPage).use(translatedPage),
    hotUpdate({ file }) {
      if (/\/client\/(landing|i18n)\//.test(file)) this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

/** As the product's own server does: app.html for every path of a page but '/'. */
const appPage: Connect.NextHandleFunction = (request, _response, next) => {
  const path = request.url?.split('?')[0] ?? '/'
  const isPage = request.headers.accept?.includes('text/html') && !/^\/$|^\/(?:api|trpc|hooks)\/|\.\w+$/.test(path)
  if (isPage) request.url = '/app.html'
  next()
}

/** As the product's own server does: the landing page in other languages. */
const translatedPage: Connect.NextHandleFunction = async ({ url }, response, next) => {
  if (!url?.startsWith('/landing/')) return next()
  const { template } = await rendered()
  const page = landingPages({ template: () => template, catalogueOf: releasedCatalogues() }).fileFor(url)
  if (!page) return next()
  response.setHeader('Content-Type', page.type)
  response.end(page.plain)
}

/** Gives the server the page with the places of its words, for the languages besides English. */
export const landingTemplate = (): Plugin => ({
  name: 'kuu:landing-template',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: TEMPLATE, source: (await rendered()).template })
  },
})

async function rendered(): Promise<Page> {
  const { module } = await runnerImport<{ landingPage: () => Page }>('/src/client/landing/markup.tsx', {
    configFile: false,
    logLevel: 'error',
  })
  return module.landingPage()
}
