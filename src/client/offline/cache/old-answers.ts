import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { pathOf } from './freshness.ts'
import { fits, type Shape } from './shape.ts'

const SHAPES: Readonly<Record<string, Shape>> = import.meta.env.KUU_SHAPES ?? {}

/** Whether an answer that an older version stored still has the shape that this one expects: a new field may be optional. */
export function isStillReadable({ queryKey, state }: Pick<PersistedQuery, 'queryKey' | 'state'>, shapes = SHAPES) {
  const path = pathOf(queryKey)
  const shape = Object.hasOwn(shapes, path) ? shapes[path] : undefined
  if (!shape) return false
  return answersIn(queryKey, state.data).every((answer) => fits(shape, answer))
}

/** A paged list is stored with all its pages. */
function answersIn([, options]: PersistedQuery['queryKey'], data: unknown): unknown[] {
  const isPaged = (options as { type?: string } | undefined)?.type === 'infinite'
  return isPaged ? (data as { pages: unknown[] }).pages : [data]
}
