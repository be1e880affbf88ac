import { expect, test } from 'vitest'
import { quizAttempts } from '#db/schema/index.ts'
import { teach } from '../lessons.ts'
import { village } from '../village.ts'

test('attempts at a quiz go on beyond the first hundred, page by page, each once and the last one first', async () => {
  const v = village()
  teach(v)
  const attempt = (attemptNumber: number) => ({ userId: 'martha', quizId: 'check', score: 50, passed: false, attemptNumber, completedAt: '2026-11-21T12:00:00.000Z' }) // biome-ignore format: one row
  v.db
    .insert(quizAttempts)
    .values(Array.from({ length: 130 }, (_, i) => attempt(i + 1)))
    .run()
  const page = async (path: string) => {
    const answer = await v.rest(v.people.martha, 'GET', path)
    const rows = (await answer.json()) as { attemptNumber: number }[]
    const next = /<[^>]*\/api([^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    return { numbers: rows.map(({ attemptNumber }) => attemptNumber), next }
  }
  const first = await page('/quizzes/check/attempts')
  expect([first.numbers.length, first.numbers[0], first.numbers.at(-1)]).toEqual([100, 130, 31])
  const rest = await page(first.next!)
  expect([rest.numbers.length, rest.numbers[0], rest.numbers.at(-1), rest.next]).toEqual([30, 30, 1, undefined])
})
