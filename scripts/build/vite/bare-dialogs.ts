import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What Mantine's dialogs and toasts take up without using it here, by the file that imports it: scroll bars of their
 * own, which dialogs ask about only to know whether one was given to them; the lock of the page behind, which
 * SheetDialog has switched off; and Mantine's way of dragging a toast away, in place of which Toaster has its own.
 */
const UNUSED: Record<string, { line: RegExp; instead: string }> = {
  'ModalRoot.mjs': { line: /^import \{ ScrollArea \} from .*$/m, instead: 'const ScrollArea = {}' },
  'ModalBase.mjs': {
    line: /^import \{ RemoveScroll \} from .*$/m,
    instead: "const RemoveScroll = ({ children }) => jsx('div', { children })",
  },
  'Notifications.mjs': {
    line: /^(import \{.*), RemoveScroll(, .*)$/m,
    instead: '$1$2\nconst RemoveScroll = { classNames: {} }',
  },
  'NotificationContainer.mjs': {
    line: /^(import \{.*), useDrag(, .*)$/m,
    instead: '$1$2\nconst useDrag = () => ({ ref: null, active: false })',
  },
}

/**
 * Leaves that out: with the library that places floating parts it would be 17 KB of the first dialog. Fails where a
 * newer Mantine no longer imports it.
 */
export const bareDialogs = (): Plugin => ({
  name: 'kuu:bare-dialogs',
  apply: 'build',
  load: {
    filter: { id: /\/@mantine\/(?:core\/esm\/components\/Modal(?:Base)?|notifications\/esm)\/\w+\.mjs$/ },
    handler: async (id) => {
      const unused = UNUSED[basename(id)]
      if (!unused) return null
      const code = await readFile(id, 'utf8')
      if (!unused.line.test(code)) throw new Error(`${id} no longer has ${unused.line.source}`)
      return code.replace(unused.line, unused.instead)
    },
  },
})
