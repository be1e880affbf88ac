import { join } from 'node:path'
import { build } from 'esbuild'
import { asProgram, bundled, requireAscii } from './program-bundle.mjs'

const ROOT = join(import.meta.dirname, '../..')

/** better-sqlite3 looks for its native part beside itself; the executable brings it. */
const bringBinding = {
  name: 'bring-binding',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\/binding$/ }, ({ importer }) =>
      importer.includes('/better-sqlite3/')
        ? { path: join(ROOT, 'src/server/boot/executable/sqlite-binding.ts') }
        : undefined,
    )
  },
}

/** What the executable begins with, the program, and the thread of imports, each one file without anything beside it. */
const inside = { absWorkingDir: ROOT, outdir: 'dist/binary', outExtension: { '.js': '.cjs' }, minify: true }
await build({
  ...bundled,
  ...inside,
  entryPoints: { start: 'src/server/boot/executable/start.ts', 'imports/worker': 'src/server/imports/worker.ts' },
  plugins: [bringBinding, ...bundled.plugins],
})
await build({ ...asProgram, ...inside, plugins: [bringBinding, ...asProgram.plugins] })
requireAscii(join(ROOT, 'dist/binary/kuu.cjs'))
