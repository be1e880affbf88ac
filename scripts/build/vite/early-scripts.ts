import type { Plugin } from 'vite'

const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g
const ENTRY = /<script type="module" crossorigin src="[^"]+"><\/script>/
const STYLES = /\s*(<link rel="stylesheet" crossorigin href="[^"]+">)/g

type Options = {
  /** The page to change. */
  page: string
  /** The name of a chunk that the first screen imports at run time, to be preloaded. */
  ahead: string
}

/**
 * Turns the module preloads of a page's entry into scripts before it: each then runs in its own task as soon as it
 * arrives, where the browser would otherwise run them all in one long task at the end. Styles come before them: nothing
 * is painted without styles, and a browser opens only six requests to a server at a time.
 */
export function earlyScripts({ page, ahead }: Options): Plugin {
  return {
    name: 'kuu:early-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename, bundle = {} }) => {
        if (!filename.endsWith(page)) return html
        const styles = [...html.matchAll(STYLES)].map(([, link]) => link)
        const early = [...html.matchAll(PRELOAD)].map(
          ([, src]) => `<script type="module" crossorigin src="${src}"></script>`,
        )
        const next = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === ahead)
        if (!next) throw new Error(`There is no file ${ahead} to ask for ahead`)
        const link = `<link rel="modulepreload" crossorigin href="/${next.fileName}">`
        const bare = html.replace(PRELOAD, '').replace(STYLES, '')
        return bare.replace(ENTRY, (entry) => [...styles, ...early, entry, link].join('\n    '))
      },
    },
  }
}
