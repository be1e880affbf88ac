import type { Plugin } from 'vite'

const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g
const ENTRY = /<script type="module" crossorigin src="[^"]+"><\/script>/
const STYLES = /\s*(<link rel="stylesheet" crossorigin href="[^"]+">)/g

type Options = {
  /** The page it is for. */
  page: string
  /** The name of a file that the first screen asks for once it runs: asked for at once. */
  ahead: string
}

/**
 * Turns the preloads of what a page's entry imports into scripts before it: each then runs in a task of its own, and as
 * soon as it is there, where the browser would else keep them all for one long task at the end. The styles are asked for
 * before them: nothing is painted without, and a browser asks a server for six files at a time.
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
