import { describe, expect, test } from 'vitest'
import { operations } from '../fuzz/requests.ts'
import { chanceOf } from '../fuzz/values.ts'
import { village, type Who } from '../village.ts'

const SEED = Number(process.env.KUU_SEED ?? 7)
const EACH = 12
const IDS = ['martha', 'joseph', 'hawa', 'ruth', 'plot', 'maize', 'scout', 'told', 'price', 'wish', 'open', 'draft', 'seed', 'Monrovia'] // biome-ignore format: one list
const CALLERS: Who[] = ['visitor', 'martha', 'hawa', 'ruth']

describe(`generated requests, seed ${SEED}`, () => {
  test.each(operations())('$name answers each, and never with an internal error', async ({ ask }) => {
    const chance = chanceOf(SEED)
    const v = village({ quickPasswords: true })
    const tokens = await Promise.all(CALLERS.map(async (who) => v.people[who] && (await v.sessions.open(v.people[who].id)).token)) // biome-ignore format: one list
    for (let turn = 0; turn < EACH; turn++) {
      const { method, path, headers, body } = ask(chance, IDS)
      const token = chance.of(tokens)
      const sent = { ...headers, ...(token && { authorization: `Bearer ${token}` }) }
      const answer = await v.app.request(path, { method, headers: sent, body })
      expect(answer.status, `${method} ${path} ${body}: ${await answer.text()}`).toBeLessThan(500)
    }
  })
})
