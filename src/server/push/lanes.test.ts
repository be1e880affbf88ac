import { expect, test } from 'vitest'
import { createLanes } from './lanes.ts'

/** A task that ends on command. */
function gate() {
  let open = () => {}
  const ended = new Promise<void>((done) => {
    open = done
  })
  return { open: () => open(), task: () => ended }
}
const turn = () => new Promise((done) => setImmediate(done))

test('a lane runs so many at once, in order; a lane that hangs blocks no other', async () => {
  const enter = createLanes(2)
  const started: string[] = []
  const gates = Array.from({ length: 4 }, gate)
  gates.forEach(({ task }, i) => {
    enter('slow', () => {
      started.push(`slow ${i}`)
      return task()
    })
  })
  for (const i of [0, 1, 2]) enter('quick', async () => void started.push(`quick ${i}`))
  await turn()
  expect(started).toEqual(['slow 0', 'slow 1', 'quick 0', 'quick 1', 'quick 2'])
  gates[1]?.open()
  await turn()
  expect(started.at(-1)).toBe('slow 2')
  for (const { open } of gates) open()
  await turn()
  expect(started.at(-1)).toBe('slow 3')
  enter('slow', async () => void started.push('slow again'))
  expect(started.at(-1)).toBe('slow again')
})
