import type { Plugin } from 'vite'

const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds a hint to these files that lets the browser compile their functions while they download, off the main thread;
 * without it each is compiled at its first call (https://v8.dev/blog/explicit-compile-hints; other browsers read a
 * comment). For files of which a start runs most functions.
 */
export function compiledAhead({ chunks }: { chunks: readonly string[] }): Plugin {
  return {
    name: 'kuu:compiled-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite has added its own first line: the hint counts only in the first line.
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
