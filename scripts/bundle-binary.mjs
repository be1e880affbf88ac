import { join } from 'node:path'
import { build } from 'esbuild'
import { asciiPatterns } from './ascii-patterns.mjs'
import { leanStart } from './lean-start.mjs'
import { nativeSpread } from './native-spread.mjs'

const ROOT = join(import.meta.dirname, '..')

/** better-sqlite3 looks for its native part beside itself; the executable brings it. */
const bringBinding = {
  name: 'bring-binding',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\/binding$/ }, ({ importer }) =>
      importer.includes('/better-sqlite3/')
        ? { path: join(ROOT, 'src/server/executable/sqlite-binding.ts') }
        : undefined,
    )
  },
}

/** Fonts of the web bring a dictionary of 1.4 MB to unpack them, which Node has itself. */
const unpackByNode = {
  name: 'unpack-by-node',
  setup(bundle) {
    bundle.onResolve({ filter: /^brotli\/decompress\.js$/ }, () => ({ path: 'brotli', namespace: 'of-node' }))
    bundle.onLoad({ filter: /.*/, namespace: 'of-node' }, () => ({
      contents: "module.exports = (bytes) => require('node:zlib').brotliDecompressSync(bytes)",
    }))
  },
}

/** What the executable begins with, the server and the thread of imports, each one CommonJS file without anything beside it, as an executable needs it. */
await build({
  entryPoints: {
    start: 'src/server/executable/start.ts',
    main: 'src/server/main.ts',
    'imports/worker': 'src/server/imports/worker.ts',
  },
  absWorkingDir: ROOT,
  outdir: 'dist/binary',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node24',
  minify: true,
  logLevel: 'warning',
  plugins: [bringBinding, unpackByNode, nativeSpread, asciiPatterns, leanStart],
  define: { 'import.meta.dirname': '__dirname', 'import.meta.url': '__filename' },
})
