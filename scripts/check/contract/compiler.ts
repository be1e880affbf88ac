import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { API, type Project } from 'typescript/unstable/sync'

export const ROOT = resolve(import.meta.dirname, '../../..')
export const inRoot = (path: string) => join(ROOT, path)

/** All of `src` as one program; the probe names the inputs and outputs of the router for us to look at. */
const CONFIG = inRoot('tsconfig.contract.json')
export const PROBE = inRoot('src/client/contract-probe.ts')
const OWN_FILES: Record<string, string> = {
  [CONFIG]: JSON.stringify({
    extends: './tsconfig.base.json',
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      types: ['node', 'vite/client'],
      jsxImportSource: '#jsx',
    },
    include: ['src'],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
    files: [PROBE],
  }),
  [PROBE]: `import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '#routers/index.ts'
export declare const inputs: inferRouterInputs<AppRouter>
export declare const outputs: inferRouterOutputs<AppRouter>
`,
}

export type Edit = { file: string; text: string }

/** The compiler over the sources as they are, and as they would be after an edit; nothing is written to the disk. */
export function openCompiler() {
  let edited: Edit | null = null
  const api = new API({
    cwd: ROOT,
    fs: {
      fileExists: (path) => (path in OWN_FILES ? true : undefined),
      readFile: (path) => OWN_FILES[path] ?? (edited?.file === path ? edited.text : undefined),
    },
  })
  const project = (): Project => current.getProject(CONFIG)!
  let current = api.updateSnapshot({ openProjects: [CONFIG] })
  /** Shows the sources with this edit in place of the one before; null shows them as they are. */
  const show = (edit: Edit | null) => {
    const changed = [edited?.file, edit?.file].filter((file) => file !== undefined)
    edited = edit
    const before = current
    current = api.updateSnapshot({ fileChanges: { changed } })
    before.dispose()
    return project()
  }
  return { project, show, close: () => api.close() }
}

export const textOf = (file: string) => readFileSync(file, 'utf8')
