import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs' // biome-ignore format: one line
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { NODE, ROOT, runOrExit } from '../setup/install.mjs'
import { targetOf } from './target.mjs'

/**
 * `npm run build:deb`: dist/kuu_<version>_<architecture>.deb, the single executable with its user, its unit and its
 * settings, for Debian and its kin. It needs `dpkg-deb`, and builds the executable where there is none;
 * `-- --arch arm64` packs the one for another kind of machine.
 */
const { values } = parseArgs({ options: { arch: { type: 'string' } } })
const { arch, program: PROGRAM, debian: architecture } = targetOf(values.arch)
const TREE = join(ROOT, 'dist/deb')
const OPERATIONS = join(ROOT, 'docs/operations')

const { version, description } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
if (!existsSync(PROGRAM)) runOrExit(NODE, ['scripts/build/binary.mjs', '--arch', arch])

rmSync(TREE, { recursive: true, force: true })
put(PROGRAM, 'opt/kuu/kuu', 0o755)
put(join(OPERATIONS, 'kuu'), 'usr/bin/kuu', 0o755)
put(join(OPERATIONS, 'kuu.service'), 'lib/systemd/system/kuu.service', 0o644)
put(join(OPERATIONS, 'debian/kuu.env'), 'etc/kuu.env', 0o600)
for (const name of ['Caddyfile', 'nginx.conf', 'grafana.json', 'litestream.yml'])
  put(join(OPERATIONS, name), `usr/share/doc/kuu/${name}`, 0o644)
for (const name of ['postinst', 'prerm', 'postrm']) put(join(OPERATIONS, 'debian', name), `DEBIAN/${name}`, 0o755)
write('DEBIAN/conffiles', '/etc/kuu.env\n')
write(
  'DEBIAN/control',
  `${[
    'Package: kuu',
    `Version: ${version}`,
    `Architecture: ${architecture}`,
    'Maintainer: Kuu <operator@kuu.example>',
    'Section: web',
    'Priority: optional',
    'Depends: libc6 (>= 2.28), libstdc++6, passwd, sudo',
    `Installed-Size: ${Math.ceil(sizeOf(TREE) / 1024)}`,
    `Description: ${description.replace(/:.*/, '')}`,
    ' One executable: server, client and database. Farmers get advice, prices, weather,',
    ' courses, loans and insurance on a cheap phone, often offline.',
  ].join('\n')}\n`,
)
const file = join(ROOT, `dist/kuu_${version}_${architecture}.deb`)
// Root owns everything in it, whoever builds it. What is inside is packed already.
execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '-z1', '--build', TREE, file], { stdio: 'inherit' })
rmSync(TREE, { recursive: true })
console.info(`${file.slice(ROOT.length + 1)}: ${(statSync(file).size / 1e6).toFixed(1)} MB`)

function put(from, to, mode) {
  mkdirSync(dirname(join(TREE, to)), { recursive: true, mode: 0o755 })
  copyFileSync(from, join(TREE, to))
  chmodSync(join(TREE, to), mode)
}

function write(to, text) {
  mkdirSync(dirname(join(TREE, to)), { recursive: true })
  writeFileSync(join(TREE, to), text, { mode: 0o644 })
}

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  )
}
