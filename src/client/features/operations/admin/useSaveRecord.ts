import { useState } from 'react'
import type { Exact } from '#client/api/exact.ts'
import type { WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { ProblemId } from '#domain/problem.ts'
import type { RecordKind } from './kinds.ts'
import { useEdit } from './useEdit.ts'

/** The row that is edited; null for a new one. */
type Edited = { id: string } | null
/** The version of the row from which its form began; undefined for a new one. */
type Basis = number | undefined

/** Which row a change is of, and the version from which its form began. */
export type EditedRow = { id: string; version?: Basis }

type SaveOptions<New, Changed, Field extends string> = {
  create: (input: New) => Promise<unknown>
  change: (input: Changed) => Promise<unknown>
  form: WrittenForm<Field>
  fieldOf?: Partial<Record<ProblemId, Field>>
  onDone: () => void
}

/** Creates a record or saves an edit of it (see useEdit). */
export function useSaveRecord<New extends object, Changed extends EditedRow, Field extends string>(
  kind: RecordKind,
  row: Edited,
  { create, change, form, fieldOf, onDone }: SaveOptions<New, Changed, Field>,
) {
  const t = useTranslations('desk')
  const [edited] = useState(row)
  type Values = New & Omit<Changed, 'id' | 'version'>
  type Submission = { values: Values; version: Basis }
  // An object of a type parameter's keys can't be put together without being told what it is.
  const changed = (values: Values, id: string, version: Basis) => ({ ...values, id, version }) as unknown as Changed
  const write = ({ values, version }: Submission, isForced: boolean) =>
    edited ? change(changed(values, edited.id, isForced ? undefined : version)) : create(values)
  const { save: submit, ...saving } = useEdit<Submission, unknown, Field>(write, {
    done: { title: t(`${kind}.${edited ? 'updated' : 'created'}`), tone: 'good' },
    failed: t(`${kind}.${edited ? 'notUpdated' : 'notCreated'}`),
    form,
    fieldOf,
    refresh: (utils) => utils.admin.invalidate(),
    onDone,
  })
  return {
    ...saving,
    /** Saves what both inputs know, and nothing that either would drop. */
    save: <Given extends Values>(values: Given & Exact<New, Given> & Exact<Changed, Given>, version: Basis) =>
      submit({ values, version }),
  }
}
