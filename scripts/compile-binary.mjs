import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Runs the program of the executable as the executable does, until it has served a page, and keeps all that was compiled
 * meanwhile: `node compile-binary.mjs CONFIGURATION OUT`. It runs on the Node that goes into the executable and with its
 * flags, or what it keeps is refused there. The data folder is that of the environment.
 */
const [configuration, out] = process.argv.slice(2)
const { main, assets } = JSON.parse(readFileSync(configuration, 'utf8'))
const carried = (key) => new Uint8Array(readFileSync(assets[key])).buffer
const sea = {
  isSea: () => true,
  getAssetKeys: () => Object.keys(assets),
  getRawAsset: carried,
  getAsset: (key) => new TextDecoder().decode(carried(key)),
}
const vm = createRequire(import.meta.url)('node:vm')
let script
class Kept extends vm.Script {
  constructor(...given) {
    super(...given)
    script = this
  }
}
const real = createRequire(import.meta.url)
const inside = (name) => (name === 'node:sea' ? sea : name === 'node:vm' ? { ...vm, Script: Kept } : real(name))

process.argv.splice(2, Number.POSITIVE_INFINITY, 'serve')
console.info = (line) => {
  const url = /serves on (\S+)/.exec(line)?.[1]
  if (url)
    void fetch(url).then((page) => page.text()).then(() => process.kill(process.pid, 'SIGTERM')) // biome-ignore format: one thought
}
process.once('exit', () => writeFileSync(out, script.createCachedData()))
vm.compileFunction(readFileSync(main, 'latin1'), ['require', '__filename', '__dirname'])(inside, process.execPath, '')
