import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs' // biome-ignore format: one line
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../setup/install.mjs'
import { addressOf } from '../setup/product.mjs'

/**
 * `npm run drill -- deb`, as root: installs the package of dist into a small root of its own (a shell and the tools that its
 * scripts name), starts what it installed, upgrades, removes and purges it. The machine itself is not touched.
 */
const TOOLS = ['sh', 'getent', 'useradd', 'userdel', 'rm']
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const PACKAGE = join(ROOT, `dist/kuu_${version}_${process.arch === 'x64' ? 'amd64' : process.arch}.deb`)
if (process.getuid?.() !== 0) throw new Error('This needs root: it changes its root to a folder.')
if (!existsSync(PACKAGE)) throw new Error('Make the package first: npm run build:deb')

const root = mkdtempSync(join(tmpdir(), 'kuu-deb-'))
try {
  makeRoot()
  dpkg(['--install', PACKAGE])
  const users = () => readFileSync(join(root, 'etc/passwd'), 'utf8')
  check('the user is there', users().includes('\nkuu:'))
  writeFileSync(join(root, 'etc/kuu.env'), 'KUU_ORIGIN=https://kuu.example.edu\n')
  check('what it installed answers', (await firstAnswer()) === 200)
  dpkg(['--install', PACKAGE])
  check('an upgrade leaves the settings', readFileSync(join(root, 'etc/kuu.env'), 'utf8').includes('kuu.example.edu'))
  check('an upgrade leaves the data', existsSync(join(root, 'var/lib/kuu/kuu.db')))
  dpkg(['--remove', 'kuu'])
  check('removed, the program is gone', !existsSync(join(root, 'opt/kuu/kuu')))
  check('removed, the data is there', existsSync(join(root, 'var/lib/kuu/kuu.db')))
  dpkg(['--purge', 'kuu'])
  check('purged where nobody can be asked, the data is there', existsSync(join(root, 'var/lib/kuu/kuu.db')))
  check('purged, the settings are gone', !existsSync(join(root, 'etc/kuu.env')))
  dpkg(['--install', PACKAGE])
  onTerminal(['--purge', 'kuu'], 'remove')
  check('purged by somebody who said so, the data is gone', !existsSync(join(root, 'var/lib/kuu')))
  check('… and so is its user', !users().includes('\nkuu:'))
} finally {
  rmSync(root, { recursive: true, force: true })
}

function check(what, holds) {
  console.info(`${holds ? 'ok  ' : 'NOT '} ${what}`)
  if (!holds) process.exitCode = 1
}

/** A root with the tools, the libraries that they name, and the files of dpkg. */
function makeRoot() {
  for (const folder of ['etc', 'tmp', 'var/lib/dpkg/updates', 'var/lib/dpkg/info', 'var/log', 'bin', 'dev', 'var/lib', 'proc']) // biome-ignore format: one list
    mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['etc/passwd', 'etc/group', 'etc/nsswitch.conf', 'etc/login.defs'])
    cpSync(`/${file}`, join(root, file))
  for (const file of ['etc/shadow', 'etc/gshadow']) writeFileSync(join(root, file), '', { mode: 0o600 })
  for (const file of ['var/lib/dpkg/status', 'var/lib/dpkg/available']) writeFileSync(join(root, file), '')
  for (const tool of TOOLS) carry(execFileSync('which', [tool], { encoding: 'utf8' }).trim(), `bin/${tool}`)
  spawnSync('mknod', ['-m', '666', join(root, 'dev/null'), 'c', '1', '3'])
  spawnSync('mknod', ['-m', '666', join(root, 'dev/urandom'), 'c', '1', '9'])
}

/** Copies a program to a place in the root, with the libraries that it loads. */
function carry(program, to) {
  carryLibrariesOf(program)
  cpSync(realpathSync(program), join(root, to))
  chmodSync(join(root, to), 0o755)
}

function carryLibrariesOf(program) {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' })
  for (const [library] of stdout.matchAll(/\/\S+/g)) {
    mkdirSync(dirname(join(root, library)), { recursive: true })
    cpSync(realpathSync(library), join(root, library))
  }
}

function dpkg(args) {
  const { status, stderr, stdout } = spawnSync('dpkg', [`--root=${root}`, '--force-depends', '--force-confold', ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }) // biome-ignore format: one command
  if (status !== 0) throw new Error(`dpkg ${args[0]} ended with ${status}: ${stdout}${stderr}`)
}

/** The same on a terminal of its own, on which an answer is typed. */
function onTerminal(args, answer) {
  const command = `dpkg --root=${root} --force-depends ${args.join(' ')}`
  execFileSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], { input: `${answer}\n`, stdio: ['pipe', 'ignore', 'ignore'] }) // biome-ignore format: one command
}

/** Starts the program in the root, asks for its first page, and ends it. */
async function firstAnswer() {
  carryLibrariesOf(join(root, 'opt/kuu/kuu'))
  const env = { PATH: '', PORT: '0', KUU_DATA: '/var/lib/kuu', KUU_LOG: 'error', TMPDIR: '/tmp' }
  const server = spawn('chroot', [root, '/opt/kuu/kuu', 'serve'], { env: { ...env, PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'inherit'] }) // biome-ignore format: one command
  try {
    return (await fetch(await addressOf(server))).status
  } finally {
    const gone = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await gone
  }
}
