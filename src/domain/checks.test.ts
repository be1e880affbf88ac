import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { CHECKS, checkOf, checksOf } from './checks.ts'
import { requiredText } from './contract.ts'
import { loanRequestFor } from './finance/loan.schema.ts'
import { loadKg } from './market/net-price.schema.ts'
import { registration } from './people/session.schema.ts'
import { thresholds } from './weather/forecast.schema.ts'

const firstOf = (answer: z.ZodSafeParseResult<unknown>) => answer.error!.issues[0]!

test.each([
  [
    'a text that is too long',
    requiredText(64, 'note').safeParse('a'.repeat(65)),
    'At most 64 characters',
    { id: 'tooLong', values: { max: 64 } },
  ],
  [
    'a text that is missing',
    requiredText(64, 'note').safeParse(undefined),
    'Please write something first',
    { id: 'note', values: {} },
  ],
  [
    'a load that is too heavy',
    loadKg.safeParse(2_000_000),
    'At most 1,000,000 kg',
    { id: 'tooHeavy', values: { max: 1_000_000 } },
  ],
  [
    'a name that is missing',
    registration.shape.fullName.safeParse(''),
    'Full name is required',
    { id: 'fullName', values: {} },
  ],
  [
    'letters that a username cannot have',
    registration.shape.username.safeParse('a b c'),
    'Only letters, digits and . _ @ + -',
    { id: 'usernameLetters', values: {} },
  ],
  [
    'a limit below zero',
    thresholds.shape.cold.safeParse(-31),
    'Between -30 and 20 °C',
    { id: 'between', values: { min: -30, max: 20, unit: '°C' } },
  ],
  [
    'a limit with a fraction',
    thresholds.shape.dryRain.safeParse(0),
    'Between 0.1 and 20 mm',
    { id: 'between', values: { min: 0.1, max: 20, unit: 'mm' } },
  ],
  [
    'a limit in days',
    thresholds.shape.daysAhead.safeParse(7),
    'Between 0 and 6 days',
    { id: 'betweenDays', values: { min: 0, max: 6 } },
  ],
] as const)('%s is said in English, and known by its id and its values', (_, answer, message, check) => {
  expect(firstOf(answer).message).toBe(message)
  expect(checkOf(firstOf(answer))).toEqual(check)
})

test('the failed checks of an input are found by their paths, the first of each', () => {
  const offer = { minAmount: 10_000, maxAmount: 20_000, currency: 'NGN', termDays: 90 } as const
  const asked = { loanProductId: '', principalAmount: 5, currency: 'NGN', termDays: 90, purpose: 'a'.repeat(12) }
  expect(checksOf(loanRequestFor(offer).safeParse(asked).error!.issues)).toEqual({
    loanProductId: { id: 'loanProduct', values: {} },
    principalAmount: { id: 'between', values: { min: 10_000, max: 20_000, unit: 'NGN' } },
  })
  const both = z.object({ a: z.array(requiredText(3, 'note', 5)) }).safeParse({ a: ['abcd'] })
  expect(checksOf(both.error!.issues)).toEqual({ 'a.0': { id: 'note', values: {} } })
})

test('an issue without a check has none', () => {
  expect(checkOf(firstOf(z.string().safeParse(1)))).toBeNull()
})

test('every sentence of a contract is a check, and every check is used by a contract', () => {
  const sources = contractSources()
  expect(
    sources.flatMap((source) => [...source.matchAll(/(['`])\p{Lu}[^'`\n]* [^'`\n]*\1/gu)].map(([all]) => all)),
  ).toEqual([])
  const said = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/(?:says\(|saying\(|requiredText\([^,]+, )'(\w+)'/g)].map(([, id]) => id),
    ),
  )
  expect(Object.keys(CHECKS).filter((id) => !said.has(id))).toEqual([])
})

function contractSources() {
  const folder = import.meta.dirname
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(\.schema|^contract)\.ts$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8').replace(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
}
