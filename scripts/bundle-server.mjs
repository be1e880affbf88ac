import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { asciiPatterns } from './ascii-patterns.mjs'
import { leanStart } from './lean-start.mjs'
import { nativeSpread } from './native-spread.mjs'

const OUT = process.argv[2] ?? 'dist/server'
rmSync(OUT, { recursive: true, force: true })

/**
 * The server as one file, what only printing needs, and the thread of imports: without a bundle, Node spends a second on
 * parsing drizzle-orm's exports for every module.
 */
await build({
  entryPoints: { main: 'src/server/begin.ts', 'imports/worker': 'src/server/imports/worker.ts' },
  outdir: OUT,
  splitting: true,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [nativeSpread, asciiPatterns, leanStart],
  // A native addon cannot be bundled; it is loaded from node_modules.
  external: ['better-sqlite3'],
  // CommonJS packages inside the bundle load node's own modules with require.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
})
