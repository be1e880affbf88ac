import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { targetOf } from '../build/target.mjs'
import { NODE, runOrExit } from '../setup/install.mjs'
import { addressOf } from '../setup/product.mjs'

/**
 * `npm run drill -- arm64`: makes the executable for arm64 on another machine, and runs it in an emulator: it says what it
 * is, makes its database, answers, and takes a backup that it finds in order. It needs Debian's `qemu-user-static` and
 * `libstdc++6-arm64-cross`.
 */
const EMULATOR = ['/usr/bin/qemu-aarch64-static', '-L', '/usr/aarch64-linux-gnu']
const { program, isHere } = targetOf('arm64')
const [command, ...args] = [...(isHere ? [] : EMULATOR), program]

runOrExit(NODE, ['scripts/build/binary.mjs', '--arch', 'arm64'])
const folder = mkdtempSync(join(tmpdir(), 'kuu-arm64-'))
const env = {
  PORT: '0',
  KUU_DEMO: '1',
  KUU_LOG: 'error',
  KUU_DATA: join(folder, 'data'),
  TMPDIR: join(folder, 'cache'),
}
const kuu = (...words) => execFileSync(command, [...args, ...words], { env, encoding: 'utf8' })
try {
  check('it says what it is', /^Kuu \d+\.\d+\.\d+ /.test(kuu('version')))
  const server = spawn(command, [...args, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise((done) => server.once('exit', done))
  try {
    const url = await addressOf(server)
    check('its database answers', (await (await fetch(`${url}/api/crops`)).json()).length > 0)
    check('its client is inside', (await (await fetch(url)).text()).includes('<title>Kuu'))
  } finally {
    server.kill('SIGTERM')
    await gone
  }
  check('it takes a backup', kuu('backup').startsWith('Written and checked: '))
  check('it finds itself in order', JSON.parse(kuu('doctor', '--json')).well)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function check(what, holds) {
  console.info(`${holds ? 'ok  ' : 'NOT '} ${what}`)
  if (!holds) process.exitCode = 1
}
