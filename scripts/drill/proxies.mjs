import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as askPlain } from 'node:http'
import { request as askSecure } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_ADMIN } from '../../src/domain/people/demo.ts'
import { FIELD_FILE_PATHS, LARGE_BODY_PATHS } from '../../src/server/http/large-bodies.ts'
import { NODE, ROOT } from '../setup/install.mjs'

/**
 * Puts Debian's nginx and Caddy in front of Kuu with the files of docs/operations, where only ports and certificates are
 * replaced, and asks through them over TLS of an authority of its own. What is not installed is unpacked beside; the
 * machine itself is not touched.
 */
const NAME = 'kuu.example'
const work = mkdtempSync(join(tmpdir(), 'kuu-proxies-'))
const running = new Set()
const shipped = (name) => readFileSync(join(ROOT, 'docs/operations', name), 'utf8')
try {
  const ca = makeCertificates()
  for (const proxy of [nginx, caddy]) {
    const ports = { kuu: await freePort(), plain: await freePort(), secure: await freePort() }
    console.info(`\n${proxy.name}`)
    const log = []
    let kuu = await started(ports.kuu, log)
    const front = proxy(ports)
    await answering(() => ask({ ca, port: ports.secure, path: '/api/ready' }))
    await checkAll({ ca, ports, log })
    await end(kuu)
    check('while Kuu is down, 502', (await ask({ ca, port: ports.secure, path: '/api/ready' })).status === 502)
    kuu = await started(ports.kuu, log)
    await answering(() => ask({ ca, port: ports.secure, path: '/api/ready' }))
    check('… and well again when it is back', true)
    await end(front)
    await end(kuu)
    rmSync(join(work, 'data'), { recursive: true })
  }
} finally {
  for (const child of running) child.kill('SIGKILL')
  rmSync(work, { recursive: true, force: true })
}

async function checkAll({ ca, ports, log }) {
  const asked = (path, more = {}) => ask({ ca, port: ports.secure, path, ...more })
  const page = await asked('/', { headers: { 'accept-encoding': 'br' } })
  check('a page over HTTPS', page.status === 200 && page.headers['content-security-policy']?.includes('script-src'))
  check('HTTPS is asked for once', page.all('strict-transport-security').length === 1)
  check('the header by which phones know us', page.headers.kuu === '1')
  check('packed as Kuu packed it', page.headers['content-encoding'] === 'br')
  const again = await asked('/', { headers: { 'accept-encoding': 'br', 'if-none-match': page.headers.etag } })
  check('not sent again where it is known', again.status === 304)

  const moved = await ask({ port: ports.plain, path: '/market?q=a' })
  check('HTTP leads to HTTPS', [301, 308].includes(moved.status) && moved.headers.location?.startsWith(`https://${NAME}`) && moved.headers.location.endsWith('/market?q=a')) // biome-ignore format: one line

  const signedIn = await asked('/api/login', json({ ...DEMO_ADMIN }))
  const cookies = signedIn.all('set-cookie')
  check(
    'a session of HTTPS alone',
    cookies.some((each) => /^__Host-kuu_session=.*; Secure/.test(each)),
  )
  const cookie = cookies.map((each) => each.split(';', 1)[0]).join('; ')
  check('… which comes back', (await asked('/api/admin/users?limit=1', { headers: { cookie } })).status === 200)

  const forged = await asked('/api/crops', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  const line = () => log.find((each) => each.includes(forged.headers['x-request-id']))
  await answering(async () => line())
  check('the address is the one that the proxy saw', JSON.parse(line()).address === '127.0.0.1')

  const origin = `https://${NAME}`
  const tooLarge = await asked('/api/login', json({ username: 'a'.repeat(6e6), password: 'b' }))
  check('a body far too large is refused for good', tooLarge.status === 413 && tooLarge.headers.kuu === '1')
  for (const path of [...LARGE_BODY_PATHS, ...FIELD_FILE_PATHS]) {
    const sent = { method: 'POST', headers: { cookie, origin, 'content-type': 'text/csv' }, body: 'x'.repeat(6e6) }
    const arrived = await asked(path, sent)
    check(`a large body reaches ${path}`, arrived.headers['x-request-id'] !== undefined)
  }
  const csv = `date,market,commodity,unit,currency,price\n${'2026-01-01,Nowhere,Maize,KG,NGN,1\n'.repeat(600_000)}`
  const headers = { cookie, origin, 'content-type': 'text/csv' }
  const imported = await asked('/api/admin/market-prices/import?dryRun=1', { method: 'POST', headers, body: csv })
  check(`a file of ${Math.round(csv.length / 1e6)} MB of prices arrives`, imported.headers.kuu === '1' && imported.status !== 413) // biome-ignore format: one line
}

function json(body) {
  const headers = { origin: `https://${NAME}`, 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

function check(what, holds) {
  console.info(`${holds ? 'ok  ' : 'NOT '} ${what}`)
  if (!holds) process.exitCode = 1
}

/** One request to a proxy by its name, over TLS where there is an authority to trust. */
function ask({ ca, port, path, method = 'GET', headers = {}, body }) {
  return new Promise((found, failed) => {
    const options = { host: '127.0.0.1', port, path, method, ca, servername: NAME, headers: { host: NAME, ...headers }, agent: false } // biome-ignore format: one row
    const request = (ca ? askSecure : askPlain)(options, (answer) => {
      const { statusCode: status, rawHeaders } = answer
      const all = (name) => rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1].toLowerCase() === name)
      answer.resume().once('end', () => found({ status, headers: answer.headers, all }))
    })
    // A proxy that refuses a body may close the line before it has read it all.
    request.once('error', failed)
    request.end(body)
  })
}

/** Tries until there is an answer of 200, or of anything where it is no answer of HTTP. */
async function answering(work) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await work().catch(() => undefined)
    if (answer && (answer.status ?? 200) === 200) return
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error('There was no answer in ten seconds')
}

function nginx({ kuu, plain, secure }) {
  const folder = join(work, 'nginx')
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const site = shipped('nginx.conf')
    .replace(/^ *listen \[::].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace(/\/etc\/letsencrypt\/live\/\S+\/fullchain\.pem/, join(work, 'site.pem'))
    .replace(/\/etc\/letsencrypt\/live\/\S+\/privkey\.pem/, join(work, 'site.key'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${kuu}`)
  writeFileSync(join(folder, 'kuu.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`) // biome-ignore format: one line
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\ninclude ${folder}/kuu.conf;\n}\n`,
  )
  return begun(program('nginx', ['nginx-light', 'nginx', 'nginx-common'], 'usr/sbin/nginx'), ['-p', folder, '-c', join(folder, 'nginx.conf')]) // biome-ignore format: one line
}

function caddy({ kuu, plain, secure }) {
  const folder = join(work, 'caddy')
  mkdirSync(folder, { recursive: true })
  const site = shipped('Caddyfile')
    .replace(`${NAME} {`, `${NAME} {\n\tbind 127.0.0.1\n\ttls ${join(work, 'site.pem')} ${join(work, 'site.key')}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${kuu}`)
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n}\n${site}`)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return begun(program('caddy', ['caddy'], 'usr/bin/caddy'), ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], env) // biome-ignore format: one line
}

/** A program of the machine, or of Debian's packages unpacked beside. */
function program(name, packages, path) {
  const installed = [`/usr/sbin/${name}`, `/usr/bin/${name}`].find(existsSync)
  if (installed) return installed
  const folder = join(work, 'packages')
  mkdirSync(folder, { recursive: true })
  execFileSync('apt-get', ['download', '-qq', ...packages], { cwd: folder, stdio: 'ignore' })
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.deb')))
    execFileSync('dpkg', ['-x', join(folder, file), folder])
  return join(folder, path)
}

function begun(command, parameters, env = process.env) {
  const child = spawn(command, parameters, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (bytes) => {
    said += bytes
  })
  child.once('exit', (code) => code && console.error(said))
  running.add(child)
  return child
}

async function started(port, log) {
  const env = { PATH: process.env.PATH, PORT: String(port), KUU_DATA: join(work, 'data'), KUU_DEMO: '1', KUU_ORIGIN: `https://${NAME}`, KUU_TRUST_PROXY: '1' } // biome-ignore format: one line
  const child = spawn(NODE, [join(ROOT, 'dist/server/main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  let rest = ''
  child.stdout.on('data', (bytes) => {
    const lines = (rest + bytes).split('\n')
    rest = lines.pop()
    log.push(...lines)
  })
  await answering(() => ask({ port, path: '/api/health' }))
  return child
}

async function end(child) {
  running.delete(child)
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await gone
}

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => found(port))
    })
  })
}

/** An authority and a certificate of it for the name; returns the authority's. */
function makeCertificates() {
  const openssl = (...parameters) => execFileSync('openssl', parameters, { cwd: work, stdio: 'ignore' })
  const key = ['-newkey', 'rsa:2048', '-nodes', '-days', '2']
  openssl('req', '-x509', ...key, '-subj', '/CN=An authority of our own', '-keyout', 'ca.key', '-out', 'ca.pem')
  openssl('req', ...key.slice(0, 3), '-subj', `/CN=${NAME}`, '-keyout', 'site.key', '-out', 'site.csr')
  writeFileSync(join(work, 'names'), `subjectAltName=DNS:${NAME}`)
  openssl('x509', '-req', '-in', 'site.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names', '-out', 'site.pem') // biome-ignore format: one line
  return readFileSync(join(work, 'ca.pem'))
}
