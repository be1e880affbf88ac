import './preload-builtins.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runProgram } from './run-program.ts'

/** Those of scripts/setup/launch.mjs, which the build puts here. */
declare const HEAP_FLAGS: readonly string[]

/** The first code of a server from Node: runs the program that the build has left beside it. */
const [program, compiled] = [join(__dirname, 'kuu.cjs'), join(__dirname, 'kuu.code')]
// What is compiled counts under the flags of the build alone. Where Node was started without them, it is too late for
// the heap, not for this.
for (const flag of HEAP_FLAGS) setFlagsFromString(flag)
runProgram({
  text: readFileSync(program, 'latin1'),
  name: pathToFileURL(program).href,
  compiled: existsSync(compiled) ? readFileSync(compiled) : undefined,
  require,
  folder: __dirname,
})
