import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const MODAL_ROOT = /\/@mantine\/core\/esm\/components\/Modal\/ModalRoot\.mjs$/
const IMPORT = /^import \{ ScrollArea \} from .*$/m

/**
 * Leaves Mantine's drawn scroll bars out of its dialogs, which take them up only to ask whether one was given to them.
 * None is: our dialogs scroll as the phone does. They would be 13 KB of the first dialog, with the library that places
 * floating parts.
 */
export const withoutScrollArea = (): Plugin => ({
  name: 'kuu:without-scroll-area',
  apply: 'build',
  load: {
    filter: { id: MODAL_ROOT },
    handler: async (id) => {
      const code = await readFile(id, 'utf8')
      if (!IMPORT.test(code)) throw new Error(`${id} no longer imports ScrollArea: take this plugin out`)
      return code.replace(IMPORT, 'const ScrollArea = {}')
    },
  },
})
