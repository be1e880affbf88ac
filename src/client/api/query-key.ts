import { getQueryKey as keyOf } from '@trpc/react-query'
import type { Exact } from './exact.ts'
import type { Asks } from './exact-calls.ts'

/** Under which key the answers of a query are stored: with a part of its input, those of every input that has it. */
export function getQueryKey<Input, Given extends Partial<Input>>(
  query: Asks<Input>,
  input: Given & Exact<Input, Given>,
  kind: 'query' | 'infinite',
): ReturnType<typeof keyOf>
/** The key that all queries of a router begin with. */
export function getQueryKey(router: object): ReturnType<typeof keyOf>
export function getQueryKey(node: object, input?: unknown, kind?: 'query' | 'infinite') {
  return (keyOf as (node: object, input?: unknown, kind?: string) => ReturnType<typeof keyOf>)(node, input, kind)
}
