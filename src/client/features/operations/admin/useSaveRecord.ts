import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WrittenForm } from '#client/api/useWrite.ts'
import type { ProblemId } from '#domain/problem.ts'
import type { RecordKind } from './kinds.ts'
import { useEdit } from './useEdit.ts'

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

/** Creates a record or saves an edit of it (see useEdit). */
export function useSaveRecord<Input extends object, Field extends string>(
  kind: RecordKind,
  row: Edited,
  { create, change, form, fieldOf, onDone }: SaveOptions<Input, Field>,
) {
  const t = useTranslations('desk')
  const [edited] = useState(row)
  type Submission = { input: Input; version: Basis }
  const write = ({ input, version }: Submission, isForced: boolean) =>
    edited ? change({ ...input, id: edited.id, ...(!isForced && { version }) }) : create(input)
  const { save, ...saving } = useEdit(write, {
    done: { title: t(`${kind}.${edited ? 'updated' : 'created'}`), tone: 'good' },
    failed: t(`${kind}.${edited ? 'notUpdated' : 'notCreated'}`),
    form,
    fieldOf,
    refresh: (utils) => utils.admin.invalidate(),
    onDone,
  })
  return { ...saving, save: (input: Input, version: Basis) => save({ input, version }) }
}
