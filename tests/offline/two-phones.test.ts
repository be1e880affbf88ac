import { expect, test } from 'vitest'
import { RIGHT, teach } from '../lessons.ts'
import { village } from '../village.ts'
import { network } from './network.ts'
import { entryOf, phone } from './phone.ts'

const WRONG = { soil: 'A wet one', rain: 'The last' }
const attempt = (answers: object) =>
  entryOf({ userId: 'martha', path: 'learning.quizzes.submit', input: { id: 'check', answers }, rows: ['check'] })

test("a learner's attempts on two phones without a connection are both kept, each once", async () => {
  const v = village()
  teach(v)
  const net = network(() => v.app)
  const session = async () => ({ token: (await v.sessions.open('martha')).token, user: { id: 'martha' } })
  const phones = [await phone(net, await session()), await phone(net, await session())]
  const windows = phones.map((each) => each.open())
  for (const [at, window] of windows.entries()) {
    window.lose()
    await window.outbox.enqueue(attempt(at === 0 ? WRONG : RIGHT))
  }
  // The first answers get lost on the way: both attempts are sent twice.
  net.faults.push('answerLost', 'answerLost')
  for (let round = 0; round < 3; round++)
    await Promise.all(
      windows.map((window) => {
        window.wake()
        return window.outbox.sendAll()
      }),
    )
  const { learning } = v.as(v.people.martha)
  const kept = await learning.quizzes.attempts({ id: 'check' })
  expect(kept.map(({ attemptNumber }) => attemptNumber)).toEqual([2, 1])
  expect(kept.map(({ score }) => score).sort()).toEqual([0, 100])
  expect((await learning.courses.get({ id: 'open' })).enrollment?.passedQuizzes).toEqual(['check'])
  expect(windows.map(({ state }) => state.entries)).toEqual([[], []])
})
