import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const CLIENT = resolve(import.meta.dirname, '../../../src/client')
const REACT = '\0react-with-snapshots'

/**
 * React asks each external store for a snapshot of the server's besides. The client's stores have one of their own, in
 * which the server's drawing is made: in its build, their hook names that one twice.
 */
export const snapshots = (): Plugin => ({
  name: 'kuu:snapshots',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'react' && importer?.startsWith(CLIENT) ? REACT : undefined),
  load: (id) =>
    id === REACT
      ? `import { useSyncExternalStore as use } from 'react'
         export * from 'react'
         export const useSyncExternalStore = (subscribe, snapshot) => use(subscribe, snapshot, snapshot)`
      : undefined,
})
