import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { HEAP_FLAGS } from '../setup/launch.mjs'
import { asProgram, bundled, requireAscii } from './program-bundle.mjs'

const OUT = process.argv[2] ?? 'dist/server'
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
// Node begins with a CommonJS file 10 ms sooner than with a module.
writeFileSync(join(OUT, 'package.json'), JSON.stringify({ type: 'commonjs' }))

// A native addon cannot be bundled; it is loaded from node_modules.
const onDisk = { outdir: OUT, external: ['better-sqlite3'], sourcemap: true, sourcesContent: false }

/** What Node begins with, and the thread of imports. */
await build({
  ...bundled,
  ...onDisk,
  entryPoints: { main: 'src/server/boot/bootstrap.ts', 'imports/worker': 'src/server/imports/worker.ts' },
  minifySyntax: true,
  minifyWhitespace: true,
  define: { ...bundled.define, HEAP_FLAGS: JSON.stringify(HEAP_FLAGS) },
})
await build({ ...asProgram, ...onDisk })
requireAscii(join(OUT, 'kuu.cjs'))
