import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs' // biome-ignore format: one line
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { ensureInstalled, NODE, ROOT, runOrExit } from '../setup/install.mjs'
import { HEAP_FLAGS } from '../setup/launch.mjs'
import { ensureBuilt } from './build.mjs'
import { keepCompiled } from './keep-compiled.mjs'
import { nodeFor, strip, targetOf } from './target.mjs'

/**
 * `npm run build:binary`: the whole product as one executable, dist/kuu, for the kind of machine on which this runs;
 * `-- --arch arm64` makes dist/kuu-arm64 elsewhere too.
 * It is Node itself with the server, the client, the migrations and SQLite's native part inside.
 */
const { values } = parseArgs({ options: { out: { type: 'string' }, arch: { type: 'string' } } })
const TARGET = targetOf(values.arch)
const OUT = values.out ? join(ROOT, values.out) : TARGET.program
const WORK = join(ROOT, 'dist/binary')
/** The mark in Node's binary that postject flips once something is inside, as Node's documentation names it. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'

ensureInstalled()
ensureBuilt(['client'])
rmSync(WORK, { recursive: true, force: true })
mkdirSync(WORK, { recursive: true })
runOrExit(NODE, ['scripts/build/bundle-binary.mjs'])
const CONFIGURATION = join(WORK, 'sea-config.json')
const configured = configuration()
writeFileSync(CONFIGURATION, JSON.stringify(configured))
// What is compiled is for this kind of machine alone.
if (TARGET.isHere) {
  configured.assets['kuu.code'] = join(WORK, 'kuu.code')
  keepCompiled(join(WORK, 'start.cjs'), configured.assets['kuu.code'], CONFIGURATION)
  writeFileSync(CONFIGURATION, JSON.stringify(configured))
}
runOrExit(NODE, ['--experimental-sea-config', CONFIGURATION])

const half = `${OUT}.half`
copyFileSync(nodeFor(TARGET), half)
chmodSync(half, 0o755)
// The symbols are a tenth of the file, and only a debugger reads them. They go before anything is put inside.
strip(half, TARGET)
const { inject } = await import('postject')
await inject(half, 'NODE_SEA_BLOB', readFileSync(join(WORK, 'kuu.blob')), { sentinelFuse: FUSE })
// What was written in one go lies in the memory of the machine in large pieces, each of which counts for a process whole
// that runs from it: 20 MB until the machine starts anew. A copy does not.
copyFileSync(half, `${half}.copy`)
renameSync(`${half}.copy`, OUT)
rmSync(half)
console.info(`${OUT.slice(ROOT.length + 1)}: ${(statSync(OUT).size / 1e6).toFixed(1)} MB, linux ${TARGET.arch}`)

function configuration() {
  const binding = join(ROOT, `node_modules/better-sqlite3/prebuilds/linux-${TARGET.arch}.node`)
  return {
    main: join(WORK, 'start.cjs'),
    output: join(WORK, 'kuu.blob'),
    disableExperimentalSEAWarning: true,
    execArgv: HEAP_FLAGS,
    execArgvExtension: 'none',
    assets: Object.fromEntries([
      ...asOne('files', [
        ...carried('dist/client', (name) => !/\.(br|gz)$/.test(name)),
        ...carried('dist/ssr', (name) => /\.(js|css|html)$/.test(name)),
        ...carried('drizzle', (name) => /^[^/]+\.sql$/.test(name)),
        ...carried('fonts', (name) => name.endsWith('.ttf')),
        ...carried('src/client/i18n', (name) => name.endsWith('.json')),
      ]),
      ['kuu.cjs', join(WORK, 'kuu.cjs')],
      packed('import-worker.cjs', join(WORK, 'imports/worker.cjs')),
      packed('better_sqlite3.node', binding),
      written('better_sqlite3.node.sha256', createHash('sha256').update(readFileSync(binding)).digest('hex')),
      written('package.json', JSON.stringify({ version: versionOf('package.json'), commit: commit() })),
    ]),
  }
}

/** Many files in one, with the places where each lies in another: of 750 by themselves, a start reads the head of each. */
function asOne(key, files) {
  const contents = files.map(([, file]) => readFileSync(file))
  const places = {}
  let at = 0
  for (const [place, [name]] of files.entries()) {
    places[name] = [at, contents[place].length]
    at += contents[place].length
  }
  return [written(key, Buffer.concat(contents)), written(`${key}.json`, JSON.stringify(places))]
}

/** The files of a folder by their paths in the project, under which the program asks for them. */
function carried(folder, isWanted) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => isWanted(name) && statSync(join(ROOT, folder, name)).isFile())
    .map((name) => {
      const [key, file] = [`${folder}/${name}`, join(ROOT, folder, name)]
      // Pictures do not shrink, and migrations are read at each start.
      return /\.(png|jpg|sql)$/.test(name) ? [key, file] : packed(key, file)
    })
}

/** A file packed by brotli, as the client's build did it already for its own. */
function packed(key, file) {
  if (existsSync(`${file}.br`)) return [`${key}.br`, `${file}.br`]
  const bytes = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return written(`${key}.br`, bytes)
}

function written(key, content) {
  const file = join(WORK, 'assets', key)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return [key, file]
}

function versionOf(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).version
}

/** The commit of the sources; null outside of a clone. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}
