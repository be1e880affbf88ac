import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'

const HEAP = pathToFileURL(join(import.meta.dirname, '../../src/server/boot/heap.ts')).href

/** What a script prints as JSON, in a process of its own: what is said to V8 counts for the whole process. */
function printedBy(script: string): unknown {
  const args = ['--no-warnings', '--allow-natives-syntax', '--input-type=module', '--eval', script]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

describe('the memory of a process', () => {
  test('is given back once it has had nothing to do, and only then', () => {
    const [busy, atRest] = printedBy(`
      import { setTimeout as sleep } from 'node:timers/promises'
      import { fitMemoryToWork } from '${HEAP}'
      let objects = Array.from({ length: 500_000 }, (_, at) => ({ at }))
      const usedMb = () => process.memoryUsage().heapUsed / 1e6
      const before = usedMb()
      objects = null
      fitMemoryToWork()
      const end = performance.now() + 2500
      while (performance.now() < end) {
        const slice = performance.now() + 20
        while (performance.now() < slice);
        await sleep(1)
      }
      const busy = before - usedMb()
      await sleep(4500)
      console.log(JSON.stringify([busy, before - usedMb()]))
    `) as [number, number]
    expect(busy).toBeLessThan(5)
    expect(atRest).toBeGreaterThan(10)
  })

  test('has no room for the second compiler until there is work', () => {
    const answers = printedBy(`
      import { setTimeout as sleep } from 'node:timers/promises'
      import { compileLater, fitMemoryToWork } from '${HEAP}'
      const TURBOFANNED = 1 << 6
      async function isCompiledWhenCalledOften(result) {
        const called = new Function('count', 'let ' + result + ' = 0; while (count > 0) ' + result + ' += count--; return ' + result)
        for (let round = 0; round < 10; round += 1) {
          for (let call = 0; call < 1000; call += 1) called(3)
          await sleep(10)
        }
        return (%GetOptimizationStatus(called) & TURBOFANNED) > 0
      }
      compileLater()
      const atRest = await isCompiledWhenCalledOften('sum')
      fitMemoryToWork()
      const end = performance.now() + 2500
      while (performance.now() < end) await new Promise(setImmediate)
      console.log(JSON.stringify([atRest, await isCompiledWhenCalledOften('total')]))
    `)
    expect(answers).toEqual([false, true])
  })
})
