import type { Plugin } from 'vite'
import { DESK } from './desk-icons.ts'

/**
 * Leaves the files that a screen of the desk needs out of the list that every first visit loads: they are found when
 * the screen's own file is there, which costs a desk one turn on the line. `loadedFor` tells Vite what to list.
 */
export function deskPreloads() {
  const ofDesk = new Set<string>()
  const plugin: Plugin = {
    name: 'desk-preloads',
    enforce: 'pre',
    generateBundle(_, bundle) {
      for (const [name, part] of Object.entries(bundle))
        if (part.type === 'chunk' && DESK.test(part.facadeModuleId?.split('src/client/')[1] ?? '')) ofDesk.add(name)
    },
  }
  const loadedFor = (file: string, files: string[]) => (ofDesk.has(file) ? [] : files)
  return { plugin, loadedFor }
}
