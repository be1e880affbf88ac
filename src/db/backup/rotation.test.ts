import { expect, test } from 'vitest'
import { dailyName, newestBackup, outdatedBackups } from './rotation.ts'

const at = (day: number, hour = 3) => new Date(Date.UTC(2026, 10, day, hour))
const daily = (day: number, hour?: number) => dailyName(at(day, hour))
/** 30 November 2026 is a Monday. */
const remaining = (files: string[]) => files.filter((file) => !outdatedBackups(files).includes(file))

test('of two months of daily backups seven days stay, and the last of each of four weeks', () => {
  const files = Array.from({ length: 60 }, (_, day) => daily(30 - day))
  expect(remaining(files)).toEqual([30, 29, 28, 27, 26, 25, 24, 22, 15].map((day) => daily(day)))
})

test('of one day the last stays', () => {
  expect(outdatedBackups([daily(30, 3), daily(30, 9), daily(30, 4)])).toEqual([daily(30, 4), daily(30, 3)])
})

test('after months without a server the older backups stay', () => {
  expect(outdatedBackups([daily(30), daily(-100), daily(-200), daily(-300)])).toEqual([])
})

test('of those before a migration four stay', () => {
  const before = ['0001_a', '0002_b', '0003_c', '0004_d', '0005_e'].map(
    (name, day) => `before-${name}-2026110${day + 1}T030000.123Z.db`,
  )
  expect(outdatedBackups([...before, daily(30)])).toEqual([before[0]])
  // Five weeks after the last of them there is none.
  expect(outdatedBackups([...before, daily(41)])).toHaveLength(5)
})

test('a file that is not named like a backup is left alone', () => {
  const own = ['kuu.db', 'photos', 'kuu-2026.db', 'notes.txt', `${daily(1)}.part`]
  expect(outdatedBackups(own)).toEqual([])
  expect(newestBackup(own)).toBeUndefined()
})

test('the newest is found by its time, whatever its reason', () => {
  expect(newestBackup([daily(3), 'before-0004_doors-20261105T081500.000Z.db', daily(4)])).toContain('0004_doors')
})
