import type { ProcedurePath } from '#client/api/procedure-types.ts'
import { queryClient } from '#client/api/query-client.ts'
import type { StaffTicket } from '#domain/support/contact.schema.ts'
import type { Visit } from '#domain/support/visits/visit.schema.ts'
import { pathOf } from '../cache/freshness.ts'

type Request = Omit<StaffTicket, 'assignee' | 'plant'>
type Person = { id: string; fullName: string; location: string | null; phone: string | null }

/** A farmer as some list of the agent has one; undefined where none has. */
export const shownFarmer = (farmerId: string) => rowsOf<Person>('agent.farmers.').find(({ id }) => id === farmerId)

/** A visit as some list of the agent has it. */
export const shownVisit = (id: string) =>
  [...rowsOf<Visit>('agent.visits.'), ...rowsOf<Visit>('agent.today.')].find((visit) => visit.id === id)

/** A request for help as its conversation, or some list, has it. */
export const shownRequest = (ticketId: string) =>
  [...rowsOf<Request>('farmer.contact.conversation'), ...rowsOf<Request>('agent.tickets.')].find(
    (request) => request.ticketId === ticketId,
  )

/** A procedure, or all of a router: 'agent.visits.'. */
type Head<Path extends string> =
  | Path
  | (Path extends `${infer Audience}.${infer Router}.${string}` ? `${Audience}.${Router}.` : never)

/** The rows of all cached answers of some procedures: of lists, of their pages, or one alone. */
const rowsOf = <Row>(head: Head<ProcedurePath>): Row[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => pathOf(queryKey).startsWith(head) && state.data !== undefined })
    .flatMap(({ state }) => rowsIn(state.data as Answer<Row>))

type Answer<Row> = Partial<Record<'items' | 'stops' | 'visits', Row[]>> & { pages?: { items: Row[] }[] }
const rowsIn = <Row>(answer: Answer<Row>): Row[] =>
  answer.pages?.flatMap(({ items }) => items) ?? answer.items ?? answer.stops ?? answer.visits ?? [answer as Row]
