import { createContext, use } from 'react'
import type { CoursePartKind } from '#domain/learning/build/course-part.ts'
import type { Place } from '#domain/learning/build/part-places.ts'

export type Move = {
  /** The place one up or down; null where there is none. */
  stepOf: (kind: CoursePartKind, id: string, step: 1 | -1) => Place | null
  move: (part: { kind: CoursePartKind; id: string; title: string }, place: Place) => void
  /** What a screen reader hears of the last move. */
  announced: string
}

export const MoveContext = createContext<Move | null>(null)

/** How the parts of the course on this screen are moved. */
export function useMove(): Move {
  const move = use(MoveContext)
  if (!move) throw new Error('There is no course to move parts of.')
  return move
}
