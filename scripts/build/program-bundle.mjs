import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** The reader of workbooks has letters in a pattern. As \u escapes they mean the same there, in texts and in comments. */
const workbooksInAscii = {
  name: 'workbooks-in-ascii',
  setup(bundle) {
    bundle.onLoad({ filter: /@e965[\\/]xlsx[\\/]xlsx\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /[^\0-\x7f]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    }))
  },
}

/**
 * tRPC from its own sources, which it publishes too: its built files are for runtimes without object spread, and copy the
 * definition of each procedure key by key at every step of its builder, 34 ms of a start.
 */
const trpc = (path) => join(import.meta.dirname, '../../node_modules/@trpc/server/src', path)
const alias = {
  '@trpc/server/adapters/fetch': trpc('adapters/fetch/index.ts'),
  '@trpc/server/http': trpc('http.ts'),
  '@trpc/server/observable': trpc('observable/index.ts'),
  '@trpc/server/rpc': trpc('rpc.ts'),
  '@trpc/server/unstable-core-do-not-import': trpc('unstable-core-do-not-import.ts'),
  '@trpc/server/vendor': trpc('vendor'),
  '@trpc/server': trpc('index.ts'),
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
  alias,
  plugins: [unpackByNode, workbooksInAscii],
  define: { 'import.meta.dirname': '__dirname', 'import.meta.url': '__filename' },
}

/** The program itself, a function that src/server/boot/run-program.ts calls. */
export const asProgram = {
  ...bundled,
  entryPoints: { kuu: 'src/server/main.ts' },
  outExtension: { '.js': '.cjs' },
  minify: true,
  banner: { js: '(function (require, __filename, __dirname) {' },
  footer: { js: '})' },
}

/**
 * V8 holds a program that is not ASCII with two bytes a character. esbuild escapes letters in texts, but not those in
 * patterns: they are written as \u escapes there.
 */
export function requireAscii(file) {
  const line = readFileSync(file, 'utf8').match(/.{0,80}[^\0-\x7f]/)?.[0]
  if (line) throw new Error(`${file} is not ASCII: ${line}`)
}
