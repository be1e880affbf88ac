import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHECKS, checkOf } from './checks.ts'
import { requiredText } from './contract.ts'
import { loadKg } from './market/net-price.schema.ts'
import { registration } from './people/session.schema.ts'
import { thresholds } from './weather/forecast.schema.ts'

const firstWords = (answer: { error?: { issues: { message: string }[] } }) => answer.error?.issues[0]?.message ?? ''

test.each([
  ['a text that is too long', requiredText(64, 'x').safeParse('a'.repeat(65)), 'tooLong', { max: 64 }],
  ['a load that is too heavy', loadKg.safeParse(2_000_000), 'tooHeavy', { max: 1_000_000 }],
  ['a name that is missing', registration.shape.fullName.safeParse(''), 'fullName', {}],
  ['letters that a username cannot have', registration.shape.username.safeParse('a b c'), 'usernameLetters', {}],
])('%s is known by its id', (_, answer, id, values) => {
  expect(checkOf(firstWords(answer))).toEqual({ id, values })
})

test.each([
  ['a limit below zero', thresholds.shape.cold.safeParse(-31), 'between', { min: -30, max: 20 }, '°C'],
  ['a limit with a fraction', thresholds.shape.dryRain.safeParse(0), 'between', { min: 0.1, max: 20 }, 'mm'],
  ['a limit in days', thresholds.shape.daysAhead.safeParse(7), 'betweenDays', { min: 0, max: 6 }, undefined],
])('%s is known by its id, its numbers and its unit', (_, answer, id, values, unit) => {
  expect(checkOf(firstWords(answer))).toEqual({ id, values, unit })
})

test.each(['', 'At most a few characters', 'Only letters, digits and x y', 'At most 5 characters!'])(
  '%j is none of ours',
  (sentence) => expect(checkOf(sentence)).toBeNull(),
)

test('every sentence that a contract says has its id, and no id is left without one', () => {
  const sentences = contractSources().flatMap((source) =>
    [...source.matchAll(/(['`])(\p{Lu}[^'`\n]* [^'`\n]*)\1/gu)].map(([, , words]) => words!.replace(/\$\{\w+\}/g, '7')),
  )
  expect(sentences.filter((words) => !checkOf(words))).toEqual([])
  const said = new Set(sentences.map((words) => checkOf(words)?.id))
  const elsewhere = ['harvestBeforePlanting']
  expect(Object.keys(CHECKS).filter((id) => !said.has(id as keyof typeof CHECKS))).toEqual(elsewhere)
})

function contractSources() {
  const folder = import.meta.dirname
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(\.schema|^contract)\.ts$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8').replace(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
}
