import type { ReactNode } from 'react'
import { useTurn } from './turns.ts'

/** A part of the first view, drawn after those before it. */
export function InTurn({ children }: { children: ReactNode }) {
  return useTurn() && children
}
