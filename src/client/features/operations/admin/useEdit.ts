import { useRef, useState } from 'react'
import { conflictsOf } from '#client/api/errors.ts'
import type { trpc } from '#client/api/hooks.ts'
import { useWrite, type WriteOptions } from '#client/api/useWrite.ts'
import type { FieldConflict } from '#domain/problem.ts'

type Options<Edit, Answer, Field extends string> = Omit<
  WriteOptions<boolean, Answer, Field>,
  'done' | 'failed' | 'onDone' | 'onFailed'
> & {
  done: Success | ((answer: Answer) => Success)
  failed: string
  onDone?: (edit: Edit) => void
  /** Before the form asks: fetches what the others wrote. */
  onConflict?: (utils: Utils) => Promise<unknown>
}
type Success = { title: string; text?: string; tone: 'good' }
type Utils = ReturnType<typeof trpc.useUtils>

/**
 * A write of an edit from a form. Where somebody else changed the same meanwhile, `conflicts` says what, and the form
 * asks; `saveMine` sends the edit all the same, `isForced`.
 */
export function useEdit<Edit, Answer, Field extends string = string>(
  send: (edit: Edit, isForced: boolean) => Promise<Answer>,
  { failed, onDone, onConflict, ...options }: Options<Edit, Answer, Field>,
) {
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const submitted = useRef<Edit>(undefined)
  const saving = useWrite((isForced: boolean) => send(submitted.current as Edit, isForced), {
    ...options,
    // The form itself asks about conflicts.
    failed: ({ error, reason }) => (conflictsOf(error).length > 0 ? null : (reason ?? failed)),
    onFailed: async ({ error }, utils) => {
      const found = conflictsOf(error)
      if (found.length > 0) await onConflict?.(utils)
      setConflicts(found)
    },
    onDone: () => {
      setConflicts([])
      onDone?.(submitted.current as Edit)
    },
  })
  return {
    conflicts,
    isPending: saving.isPending,
    save: (edit: Edit) => {
      submitted.current = edit
      saving.mutate(false)
    },
    saveMine: () => saving.mutate(true),
    /** What was asked is answered otherwise. */
    settle: () => setConflicts([]),
  }
}
