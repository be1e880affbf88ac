import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { conflictsOf } from '#client/api/errors.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import type { PartContent } from '#domain/learning/build/course-parts.schema.ts'
import type { FieldConflict } from '#domain/problem.ts'

/** Where a part is written; for an edit its id and its revision. */
export type PartPlace = { parentId: string; id?: string | undefined; revision?: string | undefined }

type SaveOptions<Field extends string> = { form: WrittenForm<Field>; onDone: () => void }

/**
 * Adds a part or saves an edit of it. Where somebody else changed it meanwhile, `conflicts` says what, and `saveMine`
 * saves the edit all the same.
 */
export function useSavePart<Field extends string>({ parentId, id }: PartPlace, { form, onDone }: SaveOptions<Field>) {
  const t = useTranslations('desk.builder')
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const submitted = useRef<{ part: PartContent; revision: PartPlace['revision'] } | null>(null)
  const write = async (isForced: boolean) => {
    if (!submitted.current) return
    const { part, revision } = submitted.current
    await api.admin.builder.save.mutate({ ...part, parentId, id, ...(!isForced && { revision }) })
  }
  const save = useWrite(write, {
    done: { title: t('saved'), tone: 'good' },
    failed: ({ error, reason }) => {
      const found = conflictsOf(error)
      setConflicts(found)
      // The dialog itself asks.
      return found.length > 0 ? null : (reason ?? t('notSaved'))
    },
    form,
    // The preview shows what learners see, which this browser may have stored.
    refresh: ({ admin, learning }) => Promise.all([admin.builder.invalidate(), learning.invalidate()]),
    onDone,
  })
  return {
    /** `revision` is the one from which the edit is made. */
    save: (part: PartContent, revision: PartPlace['revision']) => {
      submitted.current = { part, revision }
      save.mutate(false)
    },
    saveMine: () => save.mutate(true),
    isPending: save.isPending,
    conflicts,
  }
}
