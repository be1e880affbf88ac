import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT } from '../setup/install.mjs'

/** The kinds of machine for which the executable and its package are made, by Debian's name and the tools' name. */
const TARGETS = {
  x64: { debian: 'amd64', tools: 'x86_64-linux-gnu' },
  arm64: { debian: 'arm64', tools: 'aarch64-linux-gnu' },
}

/** A kind of machine by its name, 'arm64'; that on which this runs by default. */
export function targetOf(arch = process.arch) {
  if (process.platform !== 'linux' || !Object.hasOwn(TARGETS, arch))
    throw new Error(`The executable is made on Linux, for ${Object.keys(TARGETS).join(' or ')}; not for ${arch}.`)
  const isHere = arch === process.arch
  return { arch, isHere, program: join(ROOT, isHere ? 'dist/kuu' : `dist/kuu-${arch}`), ...TARGETS[arch] }
}

/** Node for a kind of machine, of the version that is pinned; for another kind npm fetches it, and checks its hash. */
export function nodeFor({ arch, isHere }) {
  if (isHere) return NODE
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/node/package.json'), 'utf8'))
  const folder = join(ROOT, `dist/node-${version}-${arch}`)
  if (!existsSync(folder)) {
    const half = `${folder}.half`
    rmSync(half, { recursive: true, force: true })
    mkdirSync(half, { recursive: true })
    const name = `node-linux-${arch}@${version}`
    const packed = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', half], { encoding: 'utf8' })
    execFileSync('tar', ['-xzf', join(half, packed.trim()), '-C', half, 'package/bin/node'])
    renameSync(half, folder)
  }
  return join(folder, 'package/bin/node')
}

/** Takes the symbols out of a binary, which only a debugger reads. */
export function strip(file, { isHere, tools }) {
  const programs = isHere ? ['strip', 'llvm-strip'] : [`${tools}-strip`, 'llvm-strip']
  const isDone = programs.some((program) => {
    try {
      execFileSync(program, ['--strip-all', file], { stdio: 'inherit' })
      return true
    } catch (error) {
      if (error.code === 'ENOENT') return false
      throw error
    }
  })
  if (!isDone) throw new Error(`There is no ${programs.join(' and no ')}: install binutils${isHere ? '' : `-${tools.replace('_', '-')}`}.`) // biome-ignore format: one sentence
}
