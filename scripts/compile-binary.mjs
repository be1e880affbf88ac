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
const real = createRequire(import.meta.url)
const vm = real('node:vm')
const v8 = real('node:v8')
let script
class Kept extends vm.Script {
  constructor(...given) {
    super(...given)
    script = this
  }
}
/** What is kept counts under the flags of the moment in which it is: they stay as they are when the program begins. */
const setFlagsFromString = (flag) => script || v8.setFlagsFromString(flag)
const instead = { 'node:sea': sea, 'node:vm': { ...vm, Script: Kept }, 'node:v8': { ...v8, setFlagsFromString } }
const inside = (name) => instead[name] ?? real(name)

process.argv.splice(2, Number.POSITIVE_INFINITY, 'serve')
console.info = (line) => {
  const url = /serves on (\S+)/.exec(line)?.[1]
  if (url)
    void fetch(url).then((page) => page.text()).then(() => process.kill(process.pid, 'SIGTERM')) // biome-ignore format: one thought
}
process.once('exit', () => writeFileSync(out, script.createCachedData()))
vm.compileFunction(readFileSync(main, 'latin1'), ['require', '__filename', '__dirname'])(inside, process.execPath, '')
