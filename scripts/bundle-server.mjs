import { build } from 'esbuild'

/** The server as one file: without a bundle, Node spends a second on parsing drizzle-orm's exports for every module. */
await build({
  entryPoints: ['src/server/main.ts'],
  outfile: 'dist/server/main.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  minifySyntax: true,
  sourcemap: true,
  logLevel: 'warning',
  // A native addon cannot be bundled; it is loaded from node_modules.
  external: ['better-sqlite3'],
  // CommonJS packages inside the bundle load node's own modules with require.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
})
