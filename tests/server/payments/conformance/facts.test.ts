import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '..')

/** How many facts of a letter there are: what providers say of themselves, and what integrators saw. */
const FACTS = {
  /** MTN MoMo, and its name enquiry (docs/mtn-momo.md). */
  M: 22,
  H: 3,
  /** Safaricom Daraja, and money that people pay in by themselves (docs/paybill.md). */
  D: 25,
  C: 6,
  /** Airtel Money (docs/airtel-money.md). */
  L: 16,
}

/** Titles of tests and of rows, by the facts that they name; 'L3 to L6' are four. */
function namedFacts(): Set<string> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
  const lines = files.flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
  const titles = lines.filter((line) => /^\s*(test|describe|\]( as const)?\)|\['[A-Z]\d)/.test(line))
  const named = titles.flatMap((title) => [...title.matchAll(/\b([MHDCL])(\d+)(?: to [MHDCL](\d+))?\b/g)])
  return new Set(named.flatMap(([, letter, from, to]) => numbers(Number(from), Number(to ?? from)).map((each) => `${letter}${each}`))) // biome-ignore format: one thought
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

test.each(Object.entries(FACTS))('a test names each fact of %s', (letter, count) => {
  const named = namedFacts()
  expect(
    numbers(1, count)
      .map((each) => `${letter}${each}`)
      .filter((fact) => !named.has(fact)),
  ).toEqual([])
})
