import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { constants, createContext, runInContext } from 'node:vm'

/** How often V8 lets a function be called, and a loop be run, before its second compiler works on it. */
const ITS_OWN = { turbofan: 3000, osr: 500 }

/**
 * Leaves V8's second compiler out until `compileAgain`: what a start calls thousands of times it hardly calls again, and the
 * compiler takes 8 MB that a server at rest has no use for. To be said when Node's own modules are loaded (see
 * of-node.ts). Not by `--no-turbofan`: what the first compiler makes under that is never given to the second one.
 */
export const compileLater = () => compileAfter({ turbofan: 40_000, osr: 50_000 })
export const compileAgain = () => compileAfter(ITS_OWN)

function compileAfter(times: typeof ITS_OWN) {
  for (const [name, count] of Object.entries(times)) setFlagsFromString(`--invocation-count-for-${name}=${count}`)
}

/**
 * From here on, old objects are looked through when they have grown by 40%, where V8 lets them double and more: 65 MB
 * less after full load, for 2% of the time. Said before a program loads, it would take 30 ms of its start.
 */
const growSlowly = () => setFlagsFromString('--heap-growing-percent=40')

/**
 * From here on, every object begins among the new ones. V8 lets what a compiled function makes begin among the old ones
 * where most of it once lived long, as it does while lists are answered from memory. Of an answer that is made anew each
 * of them keeps all its rows and its text until old objects are looked through: half as fast, and 90 MB more.
 */
const beginNew = () => setFlagsFromString('--no-allocation-site-pretenuring')

const LOOK_EVERY_MS = 2000
/** The share of the time for which a process that is busy works at least; one that waits works for 2%. */
const BUSY = 0.2
const AT_REST = 0.05
const WORTH_COLLECTING = 8 * 1024 * 1024

/**
 * Fits the memory of a process that has started to its work. With the first work it compiles again. Whenever it has had
 * nothing to do for two seconds, it gives back what is no longer needed: V8 itself looks through its objects only when new
 * ones need room, so that a server that waits would keep the 10 MB of its start, and what a busy hour left.
 */
export function fitMemoryToWork() {
  growSlowly()
  beginNew()
  let isCompiling = false
  let left = 0
  const worked = createLoad()
  const look = () => {
    const share = worked()
    if (share > BUSY && !isCompiling) {
      compileAgain()
      isCompiling = true
    }
    if (share > AT_REST || getHeapStatistics().used_heap_size < left + WORTH_COLLECTING) return
    collect()
    left = getHeapStatistics().used_heap_size
  }
  setInterval(look, LOOK_EVERY_MS).unref()
}

/** Answers for which share of the time since the last question the process has worked, with all its threads. */
function createLoad() {
  let before = { at: performance.now(), cpu: process.cpuUsage() }
  return () => {
    const { at, cpu } = before
    before = { at: performance.now(), cpu: process.cpuUsage() }
    const workedUs = before.cpu.user + before.cpu.system - cpu.user - cpu.system
    return workedUs / 1000 / (before.at - at)
  }
}

let gc: NodeJS.GCFunction | undefined

/** Takes 50 ms. V8 names its collector in those contexts alone that are made while it is told to. */
function collect() {
  if (!gc) {
    setFlagsFromString('--expose-gc')
    gc = runInContext('gc', createContext(constants.DONT_CONTEXTIFY)) as NodeJS.GCFunction
    setFlagsFromString('--no-expose-gc')
  }
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
