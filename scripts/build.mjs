import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { NODE, ROOT, runOrExit } from './install.mjs'

/** The sources of each half of the product, and the command that builds it. */
const PARTS = {
  client: {
    sources: [
      'src/client',
      'src/domain',
      'public',
      'index.html',
      'app.html',
      'vite.config.ts',
      'vite.ssr.config.ts',
      'scripts/vite',
      'package-lock.json',
    ],
    build: () => {
      const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
      runOrExit(NODE, vite)
      // What draws screens of the client on the server.
      runOrExit(NODE, [...vite, '--config', 'vite.ssr.config.ts'])
    },
  },
  server: {
    sources: [
      'src/server',
      'src/routers',
      'src/services',
      'src/db',
      'src/domain',
      'package-lock.json',
      'scripts/bundle-server.mjs',
      'scripts/compile-server.mjs',
      'scripts/compile-start.mjs',
      'scripts/keep-compiled.mjs',
      'scripts/launch.mjs',
      'scripts/program-bundle.mjs',
    ],
    build: () => {
      runOrExit(NODE, ['scripts/bundle-server.mjs'])
      runOrExit(NODE, ['scripts/compile-server.mjs'])
    },
  },
}

/** Builds the client and the server where their sources changed since the last build. */
export function ensureBuilt(parts = Object.keys(PARTS)) {
  for (const part of parts) {
    const { sources, build } = PARTS[part]
    const stamp = join(ROOT, 'dist', `${part}.built`)
    const state = stateOf(sources)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) continue
    console.info(`Building the ${part} …`)
    build()
    mkdirSync(join(ROOT, 'dist'), { recursive: true })
    writeFileSync(stamp, state)
  }
}

/** Names, sizes and times of the sources: detects a change as well as a hash, and is a thousand times cheaper. */
const stateOf = (sources) => sources.flatMap((source) => filesOf(join(ROOT, source))).join('\n')

function filesOf(path) {
  if (!existsSync(path)) return []
  const { size, mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return [`${path} ${size} ${mtimeMs}`]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureBuilt()
