import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { conflictsOf } from '#client/api/errors.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import type { FieldConflict, ProblemId } from '#domain/problem.ts'
import type { RecordKind } from './kinds.ts'

/** The row that is edited; null for a new one. */
type Edited = { id: string } | null
/** The version of the row from which its form began; undefined for a new one. */
type Basis = number | undefined

type SaveOptions<Input, Field extends string> = {
  create: (input: Input) => Promise<unknown>
  change: (input: Input & { id: string; version?: Basis }) => Promise<unknown>
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
  const [edited] = useState(row)
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const submitted = useRef<{ input: Input; version: Basis } | null>(null)
  const write = async (isForced: boolean) => {
    if (!submitted.current) return
    const { input, version } = submitted.current
    if (edited) await change({ ...input, id: edited.id, ...(!isForced && { version }) })
    else await create(input)
  }
  const save = useWrite(write, {
    done: { title: t(`${kind}.${edited ? 'updated' : 'created'}`), tone: 'good' },
    failed: ({ error, reason }) => {
      const found = conflictsOf(error)
      setConflicts(found)
      // The dialog itself asks.
      return found.length > 0 ? null : (reason ?? t(`${kind}.${edited ? 'notUpdated' : 'notCreated'}`))
    },
    form,
    fieldOf,
    refresh: (utils) => utils.admin.invalidate(),
    onDone,
  })
  return {
    save: (input: Input, version: Basis) => {
      submitted.current = { input, version }
      save.mutate(false)
    },
    saveMine: () => save.mutate(true),
    isPending: save.isPending,
    conflicts,
  }
}
