import { type Plugin, runnerImport } from 'vite'

const PLACE = '<!--landing-->'

/** Writes the landing page's markup into index.html, so that it needs no script to be read. */
export function landingPage(): Plugin {
  return {
    name: 'kuu:landing-page',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => (html.includes(PLACE) ? html.replace(PLACE, await markup()) : html),
    },
    hotUpdate({ file }) {
      if (file.includes('/client/landing/')) this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

async function markup() {
  const { module } = await runnerImport<{ landingMarkup: () => string }>('/src/client/landing/markup.tsx', {
    configFile: false,
    logLevel: 'error',
  })
  return module.landingMarkup()
}
