import { hashKey } from '@tanstack/react-query'
import type { OutputOf } from '#client/api/procedure-types.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getSession } from '#client/phone/session.ts'
import { askAnew, keyOf } from '../ahead/fetch-ahead.ts'
import { one, paged, type Question } from '../ahead/questions.ts'
import { pathOf } from '../cache/freshness.ts'
import { removeAnswers, storedHashes } from '../cache/persister.ts'
import { agentQuestions, FARMER_CHOICES, OPEN_REQUESTS, questionsOfFarmer } from './agent-questions.ts'

/** As many farmers of the caseload as are fetched ahead with their crops and notes. */
const MAX_FARMERS = 50
/** As many open requests, the newest. */
const MAX_REQUESTS = 20

/** Fetches what an agent's screens need without a connection: the lists each time, each own farmer once. */
export async function fetchForAgent() {
  const userId = getSession()?.user.id
  const stored = await storedHashes()
  // Without a store nothing would outlast this window.
  if (!stored) return
  // A write without a connection needs them.
  void import('./writes/agent-writes.ts').catch(() => undefined)
  const lists = agentQuestions()
  await Promise.allSettled(lists.map(askAnew))
  if (getSession()?.user.id !== userId) return
  await Promise.allSettled(openRequests().map(askAnew))
  const missing = ownFarmers()
    .flatMap(questionsOfFarmer)
    .filter((question) => !stored.has(hashOf(question)))
  await Promise.allSettled(missing.map(askAnew))
  await removeAnswers(pastDays(stored, lists))
}

/** Asks all lists anew after a write of the agent has arrived: none is stored without it. */
export async function refreshAgentLists() {
  const isOfAgent = ({ queryKey }: { queryKey: readonly unknown[] }) => pathOf(queryKey).startsWith('agent.')
  await queryClient.invalidateQueries({ predicate: isOfAgent, refetchType: 'none' })
  await Promise.all(agentQuestions().map(askAnew))
  await queryClient.refetchQueries({ type: 'active', stale: true, predicate: isOfAgent })
}

/** The conversations that wait for an answer, with what their senders added since. */
const openRequests = () =>
  (queryClient.getQueryData<{ pages: OutputOf<'agent.tickets.list'>[] }>(keyOf(paged('agent.tickets.list', OPEN_REQUESTS)))?.pages ?? []) // biome-ignore format: one list
    .flatMap(({ items }) => items)
    .slice(0, MAX_REQUESTS)
    .map(({ ticketId }) => one('farmer.contact.conversation', { ticketId }))

const hashOf = (question: Question) => hashKey(keyOf(question))

const ownFarmers = () =>
  (
    queryClient.getQueryData<OutputOf<'agent.farmers.list'>>(keyOf(one('agent.farmers.list', FARMER_CHOICES)))?.items ??
    []
  )
    .filter(({ isMine }) => isMine)
    .slice(0, MAX_FARMERS)
    .map(({ id }) => id)

/** Stored answers about a day that is over, and rounds that began where the agent once stood. */
function pastDays(stored: ReadonlySet<string>, lists: Question[]) {
  const wanted = new Set(lists.map(hashOf))
  const isOfDay = (hash: string) =>
    hash.startsWith('[["agent","today"') || hash.startsWith('[["agent","visits","round"') || hash.includes('"from":')
  return [...stored].filter((hash) => isOfDay(hash) && !wanted.has(hash))
}
