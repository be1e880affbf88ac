import type { Plugin } from 'vite'

const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the files of these names for a browser to compile their functions while they arrive, beside the page: else it
 * does so at each one's first call, in the page's own time (https://v8.dev/blog/explicit-compile-hints; a browser that
 * does not know the mark reads a comment). Meant for files of which a start runs most.
 */
export function compiledAhead({ chunks }: { chunks: readonly string[] }): Plugin {
  return {
    name: 'kuu:compiled-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite has put its own line at the head of a file: the mark counts in the first line alone.
      order: 'post',
      handler: (_, bundle) => {
        for (const name of chunks) {
          const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
          if (chunk?.type !== 'chunk') throw new Error(`There is no file ${name} to compile ahead`)
          chunk.code = COMPILE_AHEAD + chunk.code
        }
      },
    },
  }
}
