import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { conflictsOf } from '#client/api/errors.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import type { FieldConflict, ProblemId } from '#domain/problem.ts'
import type { RecordKind } from './kinds.ts'

/** The row that is edited, as it was when its dialog opened; null for a new one. */
type Edited = { id: string; version: number } | null

type SaveOptions<Input, Field extends string> = {
  create: (input: Input) => Promise<unknown>
  change: (input: Input & { id: string; version?: number }) => Promise<unknown>
  form: WrittenForm<Field>
  fieldOf?: Partial<Record<ProblemId, Field>>
  onDone: () => void
}

/**
 * Creates a record or saves an edit of it. Where somebody else changed it meanwhile, `conflicts` says what, and
 * `saveMine` saves the edit all the same.
 */
export function useSaveRecord<Input extends object, Field extends string>(
  kind: RecordKind,
  row: Edited,
  { create, change, form, fieldOf, onDone }: SaveOptions<Input, Field>,
) {
  const t = useTranslations('desk')
  const [basis] = useState(row)
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const submitted = useRef<Input | null>(null)
  const write = async (isForced: boolean) => {
    const input = submitted.current
    if (!input) return
    if (basis) await change({ ...input, id: basis.id, ...(!isForced && { version: basis.version }) })
    else await create(input)
  }
  const save = useWrite(write, {
    done: { title: t(`${kind}.${basis ? 'updated' : 'created'}`), tone: 'good' },
    failed: ({ error, reason }) => {
      const found = conflictsOf(error)
      setConflicts(found)
      // The dialog itself asks.
      return found.length > 0 ? null : (reason ?? t(`${kind}.${basis ? 'notUpdated' : 'notCreated'}`))
    },
    form,
    fieldOf,
    refresh: (utils) => utils.admin.invalidate(),
    onDone,
  })
  return {
    save: (input: Input) => {
      submitted.current = input
      save.mutate(false)
    },
    saveMine: () => save.mutate(true),
    isPending: save.isPending,
    conflicts,
  }
}
