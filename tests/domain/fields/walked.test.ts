import { describe, expect, test } from 'vitest'
import { findCrossing, findNewCrossing } from '#domain/fields/border/crossing.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import { cutPosition } from '#domain/fields/border/six-decimals.ts'
import { afterEvent, type Fix, NOTHING_WALKED, type WalkEvent, type Walked } from '#domain/fields/border/walked.ts'

const DEGREE_M = 111_320
/** Where somebody stands, in metres east and north of a village on the equator. */
const at = (east: number, north: number): Position => cutPosition([10 + east / DEGREE_M, north / DEGREE_M])
const fix = (seconds: number, [east, north]: readonly [number, number], accuracy = 5): WalkEvent => ({ is: 'fix', fix: [seconds, ...at(east, north), accuracy] }) // biome-ignore format: one row
/** A fix every five seconds. */
const walkedBy = (...places: (readonly [number, number])[]) => places.map((place, index) => fix(index * 5, place))
const walkOf = (events: readonly WalkEvent[], from: Walked = NOTHING_WALKED) => events.reduce(afterEvent, from)
const cornersAt = (...places: (readonly [number, number])[]) => places.map(([east, north]) => at(east, north))

const SPIKE = walkedBy([0, 0], [20, 0], [20, 20], [10, -30])

describe('a walk', () => {
  test('has a corner where the walker has come further, and keeps every fix', () => {
    const { corners, fixes } = walkOf(walkedBy([0, 0], [1, 1], [2, 0], [20, 0], [22, 0], [20, 20]))
    expect(corners).toEqual(cornersAt([0, 0], [20, 0], [20, 20]))
    expect(fixes).toHaveLength(6)
  })

  test.each<[string, Fix]>([
    ['of a phone that knows its place to 40 m', [5, ...at(20, 0), 40]],
    ['within half of its accuracy', [5, ...at(9, 0), 20]],
    ['at the point where no device is', [5, 0, 0, 5]],
    ['more than 50 km away', [5, ...at(51_000, 0), 5]],
  ])('has no corner at a fix %s', (_, later) => {
    const { corners, fixes } = walkOf([fix(0, [0, 0]), { is: 'fix', fix: later }])
    expect([corners.length, fixes.length]).toEqual([1, 2])
  })

  test('stops at the edge that crosses another one, until that is mended', () => {
    const walked = walkOf(SPIKE)
    expect(walked.crossing).toEqual({ vertex: 3, edge: 0 })
    const further = walkOf([fix(20, [30, -30]), fix(25, [40, -30])], walked)
    expect([further.corners.length, further.fixes.length]).toEqual([4, 6])
  })

  test.each<[string, WalkEvent, Position[]]>([
    ['the last corner goes', { is: 'removeLast' }, cornersAt([0, 0], [20, 0], [20, 20])],
    ['the first corner is where the walker stands', { is: 'moveFirst' }, cornersAt([10, -30], [20, 0], [20, 20])],
    ['the walker goes back to a corner', { is: 'backTo', corner: 1 }, cornersAt([0, 0], [20, 0])],
  ])('is mended, where %s', (_, event, corners) => {
    const mended = walkOf([event], walkOf(SPIKE))
    expect(mended).toMatchObject({ corners, crossing: null })
    expect(walkOf([fix(20, [30, 30])], mended).corners).toEqual([...corners, at(30, 30)])
  })

  test('that is closed across itself says so, and goes on', () => {
    const open = walkOf(walkedBy([0, 0], [20, -10], [20, 10], [40, 10], [40, 1]))
    expect(open.crossing).toBeNull()
    const closed = walkOf([{ is: 'close' }], open)
    expect(closed).toMatchObject({ isClosed: true, crossing: { vertex: 5, edge: 1 } })
    expect(walkOf([{ is: 'removeLast' }, { is: 'removeLast' }, { is: 'close' }], closed)).toMatchObject({
      crossing: null,
      isClosed: true,
    })
    expect(walkOf([{ is: 'resume' }], closed)).toMatchObject({ crossing: null, isClosed: false })
    expect(walkOf([fix(90, [0, 50])], closed).fixes).toHaveLength(5)
  })

  test('has no fixes while it rests', () => {
    const { fixes } = walkOf([fix(0, [0, 0]), { is: 'pause' }, fix(5, [20, 0]), { is: 'resume' }, fix(10, [20, 20])])
    expect(fixes).toHaveLength(2)
  })

  test('is the same after a reload', () => {
    const events: WalkEvent[] = [...SPIKE, { is: 'removeLast' }, { is: 'pause' }, { is: 'resume' }, fix(60, [0, 20])]
    const live = walkOf(events.slice(3), walkOf(events.slice(0, 3)))
    expect(walkOf(JSON.parse(JSON.stringify(events)))).toEqual(live)
  })
})

describe('a gap of a walk', () => {
  test.each<[string, WalkEvent[], object[]]>([
    ['is where no fix came for more than half a minute', [fix(0, [0, 0]), fix(45, [40, 0])], [{ corner: 1, seconds: 45, metres: 40 }]],
    ['is where the position jumps', [fix(0, [0, 0]), fix(5, [200, 0])], [{ corner: 1, seconds: 5, metres: 200 }]],
    ['is none where somebody stood for a minute', [fix(0, [0, 0]), fix(29, [1, 0]), fix(58, [1, 1]), fix(60, [10, 0])], []],
    ['is none within half a minute', [fix(0, [0, 0]), fix(30, [30, 0])], []],
    ['goes with its corner', [fix(0, [0, 0]), fix(45, [40, 0]), { is: 'removeLast' }], []],
  ])('%s', (_, events, gaps) => expect(walkOf(events).gaps).toEqual(gaps))
}) // biome-ignore format: a table

test('the edge to the 2,001st corner is checked in less than a millisecond', () => {
  const round = Array.from({ length: 2000 }, (_, index): Position => {
    const angle = (index / 2100) * 2 * Math.PI
    return at(800 * Math.cos(angle), 800 * Math.sin(angle))
  })
  expect(findCrossing(round)).toBeNull()
  const [inside, across] = [at(700, -100), at(0, 900)]
  expect(findNewCrossing([...round, inside])).toBeNull()
  expect(findNewCrossing([...round, across])).toMatchObject({ vertex: 2000 })
  const grown = [...round, inside]
  const started = performance.now()
  for (let time = 0; time < 100; time += 1) findNewCrossing(grown)
  expect((performance.now() - started) / 100).toBeLessThan(1)
})
