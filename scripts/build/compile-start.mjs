import { readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import sea from 'node:sea'
import { pathToFileURL } from 'node:url'
import v8 from 'node:v8'
import vm from 'node:vm'

/**
 * Starts the program as it is started, until it has served a page, and keeps all that was compiled meanwhile:
 * `node compile-start.mjs START OUT`, for the executable with its CONFIGURATION. It runs on the Node that will run the
 * program and with its flags, or what it keeps is refused there. The data folder is that of the environment.
 */
const [start, out, configuration] = process.argv.slice(2)
let script
vm.Script = class extends vm.Script {
  constructor(...given) {
    super(...given)
    script = this
  }
}
/** What is kept counts under the flags of the moment in which it is: they stay as they are when the program begins. */
const { setFlagsFromString } = v8
v8.setFlagsFromString = (flag) => script || setFlagsFromString(flag)
if (configuration) carry(JSON.parse(readFileSync(configuration, 'utf8')).assets)
syncBuiltinESMExports()

process.argv.splice(1, Number.POSITIVE_INFINITY, start, 'serve')
console.info = (line) => {
  const url = /serves on (\S+)/.exec(line)?.[1]
  if (url)
    void fetch(url).then((page) => page.text()).then(() => process.kill(process.pid, 'SIGTERM')) // biome-ignore format: one thought
}
process.once('exit', () => writeFileSync(out, script.createCachedData()))
await import(pathToFileURL(start).href)

/** What the program asks the executable for. */
function carry(assets) {
  const carried = (key) => new Uint8Array(readFileSync(assets[key])).buffer
  sea.isSea = () => true
  sea.getAssetKeys = () => Object.keys(assets)
  sea.getRawAsset = carried
  sea.getAsset = (key) => new TextDecoder().decode(carried(key))
}
