import { build } from 'esbuild'

/** The server as one file: unbundled, Node parses drizzle-orm's exports again for every module, for a second. */
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
  // CommonJS packages inside the bundle ask for node's own modules with require.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
})
