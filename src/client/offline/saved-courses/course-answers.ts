import { hashKey, type QueryKey } from '@tanstack/react-query'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import { removeAnswers, storeAnswer, storedHashes } from '../cache/persister.ts'

/** A question of a screen, under the key of its hook. */
type Question<T> = { key: QueryKey; ask: (options: { signal: AbortSignal }) => Promise<T> }

const { courses, lessons, quizzes } = trpc.learning
const lessonKey = (id: string) => getQueryKey(lessons.show, { id }, 'query')
const quizKeys = (id: string) => [getQueryKey(quizzes.get, { id }, 'query'), getQueryKey(quizzes.attempts, { id }, 'query')] as const // biome-ignore format: one list

export const courseQuestion = (id: string) => ({
  key: getQueryKey(courses.get, { id }, 'query'),
  ask: (options: { signal: AbortSignal }) => api.learning.courses.get.query({ id }, options),
})
export const offlineQuestion = (id: string) => ({
  key: getQueryKey(courses.offline, { id }, 'query'),
  ask: (options: { signal: AbortSignal }) => api.learning.courses.offline.query({ id }, options),
})

/** The ids of the lessons and quizzes of a course. */
export type Steps = { lessons: readonly string[]; quizzes: readonly string[] }

/** What the catalogue, the lessons and the quizzes of a course ask: a quiz comes without what is right and why. */
export const stepQuestions = ({ lessons: lessonIds, quizzes: quizIds }: Steps): Question<unknown>[] => [
  {
    key: getQueryKey(courses.list, undefined, 'query'),
    ask: (options) => api.learning.courses.list.query(undefined, options),
  },
  {
    key: getQueryKey(courses.mine, undefined, 'query'),
    ask: (options) => api.learning.courses.mine.query(undefined, options),
  },
  ...lessonIds.map((id) => ({
    key: lessonKey(id),
    ask: (options: { signal: AbortSignal }) => api.learning.lessons.show.query({ id }, options),
  })),
  ...quizIds.flatMap((id) => {
    const [quiz, attempts] = quizKeys(id)
    return [
      { key: quiz, ask: (options: { signal: AbortSignal }) => api.learning.quizzes.get.query({ id }, options) },
      { key: attempts, ask: (options: { signal: AbortSignal }) => api.learning.quizzes.attempts.query({ id }, options) }, // biome-ignore format: as above
    ]
  }),
]

/** Asks the server, also where the phone has an answer, and stores the answer on the phone. */
export async function storeAnew<T>({ key, ask }: Question<T>, signal: AbortSignal): Promise<T> {
  const answer = await queryClient.fetchQuery({
    queryKey: key,
    queryFn: () => ask({ signal }),
    staleTime: 0,
    persister: undefined,
  })
  const query = queryClient.getQueryCache().find({ queryKey: key })
  if (query) await storeAnswer(query)
  return answer
}

/** Rejects where the phone had no room for an answer: storing one does not say so. */
export async function checkStored(questions: readonly { key: QueryKey }[]) {
  const stored = await storedHashes()
  if (!questions.every(({ key }) => stored?.has(hashKey(key)))) throw new DOMException('', 'QuotaExceededError')
}

/** Deletes the stored lessons and quizzes of a course; the course itself stays, like every screen that was opened. */
export async function forgetSteps(steps: Steps) {
  const keys = [...steps.lessons.map(lessonKey), ...steps.quizzes.flatMap(quizKeys)]
  for (const queryKey of keys) queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' })
  await removeAnswers(keys.map((key) => hashKey(key)))
}
