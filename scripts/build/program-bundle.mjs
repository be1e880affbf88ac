import { asciiPatterns } from './ascii-patterns.mjs'
import { leanStart } from './lean-start.mjs'
import { nativeSpread } from './native-spread.mjs'

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

/**
 * For esbuild: code of the server as one file. Without a bundle, Node spends a second on parsing drizzle-orm's exports
 * for every module.
 */
export const bundled = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node24',
  logLevel: 'warning',
  plugins: [unpackByNode, asciiPatterns, leanStart],
  define: { 'import.meta.dirname': '__dirname', 'import.meta.url': '__filename' },
}

/** The program itself, a function that src/server/boot/run-program.ts calls. */
export const asProgram = {
  ...bundled,
  entryPoints: { kuu: 'src/server/main.ts' },
  outExtension: { '.js': '.cjs' },
  minify: true,
  plugins: [nativeSpread, ...bundled.plugins],
  banner: { js: '(function (require, __filename, __dirname) {' },
  footer: { js: '})' },
}
