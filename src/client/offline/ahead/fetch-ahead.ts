import { hashKey, type QueryKey } from '@tanstack/react-query'
import { getUntypedClient } from '@trpc/client'
import { client } from '#client/api/client.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getCatalogue } from '#client/i18n/catalogue.ts'
import { getSession } from '#client/phone/session.ts'
import { PAGED } from '../cache/paged.ts'
import { storedHashes } from '../cache/persister.ts'
import { isOnline } from '../connection.ts'
import { noteReadiness } from '../worker/readiness.ts'
import { type Question, questionsOf, questionsOfCrop, questionsOfField } from './questions.ts'

const untyped = getUntypedClient(client)

/**
 * Fetches what the farmer's screens would ask, as far as the phone has never had it: a screen that was not opened yet
 * then opens without a connection too. Later visits find everything, ask nothing, and only count.
 */
export async function fetchAhead() {
  const user = getSession()?.user
  if (user?.role !== 'farmer') return
  const stored = await storedHashes()
  // Without a store nothing would outlast this window.
  if (!stored) return
  const first = questionsOf(user)
  noteReadiness({ answers: { done: 0, all: first.length } })
  const hasFirst = await fetchMissing(first, stored)
  if (getSession()?.user.id !== user.id) return
  const { id: farmerId } = user
  const all = [
    ...first,
    ...rowsOf('farmer.crops.list', farmerId).flatMap(({ id }) => questionsOfCrop({ farmerId, cropId: id })),
    ...rowsOf('farmer.fields.list', farmerId).flatMap(({ id }) => questionsOfField(id)),
  ]
  const hasAll = (await fetchMissing(all, new Set([...stored, ...hasFirst]))).length === all.length
  const hasWords = await fetchWords().then(
    () => true,
    () => false,
  )
  noteReadiness({ areAnswersCut: !hasAll || !hasWords })
}

/**
 * The words of all screens in the reader's language, which the service worker keeps once they were loaded. English is
 * among its own files; languages that nobody reads here are not fetched.
 */
async function fetchWords() {
  const { language } = getCatalogue()
  if (language !== 'en') await (await import('#client/i18n/translation.ts')).loadTranslations(language)
}

/** The lists whose rows have questions of their own. */
const WITH_ROWS = ['farmer.crops.list', 'farmer.fields.list'] as const

const rowsOf = (path: (typeof WITH_ROWS)[number], farmerId: string) =>
  queryClient.getQueryData<{ id: string }[]>(keyOf({ path, input: { farmerId } })) ?? []

/** Asks what is not there, and notes the progress; returns the hashes of what is there then. */
async function fetchMissing(questions: Question[], stored: ReadonlySet<string>): Promise<string[]> {
  const has: string[] = []
  const note = (hash: string) => {
    has.push(hash)
    noteReadiness({ answers: { done: has.length, all: questions.length } })
  }
  const asked = questions.map(async (question) => {
    const hash = hashKey(keyOf(question))
    // These are needed to ask on; from the store they cost nothing.
    const isThere = stored.has(hash)
    if (!isThere && !isOnline()) throw new Error('There is no connection')
    if (!isThere || (WITH_ROWS as readonly string[]).includes(question.path)) await ask(question)
    note(hash)
  })
  await Promise.allSettled(asked)
  return has
}

/** The key under which tRPC's hooks have the answer. */
export const keyOf = ({ path, input, isPaged }: Question): QueryKey => [
  path.split('.'),
  { ...(input !== undefined && { input }), type: isPaged ? 'infinite' : 'query' },
]

function ask(question: Question): Promise<unknown> {
  // What the screen has just now is stored by the query itself.
  return queryClient.getQueryData(keyOf(question)) === undefined ? askAnew(question) : Promise.resolve()
}

/** Asks, unless the answer is fresh; what comes is stored. */
export function askAnew(question: Question): Promise<unknown> {
  const { path, input, isPaged } = question
  const queryKey = keyOf(question)
  if (!isPaged) return queryClient.fetchQuery({ queryKey, queryFn: () => untyped.query(path, input) })
  return queryClient.fetchInfiniteQuery({
    ...PAGED,
    queryKey,
    queryFn: ({ pageParam }) => untyped.query(path, { ...(input as object), cursor: pageParam ?? undefined }) as Promise<Paged>, // biome-ignore format: one call
    initialPageParam: null as string | null,
  })
}

type Paged = { nextCursor: string | null }
