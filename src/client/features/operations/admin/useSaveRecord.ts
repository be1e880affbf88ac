import { useRef, useState } from 'react'
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

/** Fields in which the own word counts, and those in which that of the others does. */
export type FieldChoice = { mine: readonly string[]; theirs: readonly string[] }

type SaveOptions<New, Changed, Field extends string, Made, Saved> = {
  create: (input: New) => Promise<Made>
  change: (input: Changed) => Promise<Saved>
  form: WrittenForm<Field>
  fieldOf?: Partial<Record<ProblemId, Field>>
  /** What the toast of a success says, where it depends on the answer; undefined is the usual. */
  doneTitle?: (answer: Made | Saved) => string | undefined
  onDone: () => void
}

/** Creates a record or saves an edit of it (see useEdit). */
export function useSaveRecord<New extends object, Changed extends EditedRow, Field extends string, Made, Saved>(
  kind: RecordKind,
  row: Edited,
  { create, change, form, fieldOf, doneTitle, onDone }: SaveOptions<New, Changed, Field, Made, Saved>,
) {
  const t = useTranslations('desk')
  const [edited] = useState(row)
  type Values = New & Omit<Changed, 'id' | 'version'>
  type Submission = { values: Values; version: Basis }
  // An object of a type parameter's keys can't be put together without being told what it is.
  const changed = (values: Values, id: string, version: Basis) => ({ ...values, id, version }) as unknown as Changed
  const chosen = useRef<FieldChoice>({ mine: [], theirs: [] })
  const write = ({ values, version }: Submission, isForced: boolean): Promise<Made | Saved> => {
    if (!edited) return create(values)
    if (!isForced) return change(changed(values, edited.id, version))
    const { mine, theirs } = chosen.current
    // What is left out stays as the others wrote it.
    const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !theirs.includes(field))) as Values
    return change({ ...changed(kept, edited.id, version), settled: [...mine] })
  }
  const { save: submit, ...saving } = useEdit<Submission, Made | Saved, Field>(write, {
    done: (answer) => ({ title: doneTitle?.(answer) ?? t(`${kind}.${edited ? 'updated' : 'created'}`), tone: 'good' }),
    failed: t(`${kind}.${edited ? 'notUpdated' : 'notCreated'}`),
    form,
    fieldOf,
    refresh: (utils) => utils.admin.invalidate(),
    onDone,
  })
  return {
    ...saving,
    /** Saves once more, with the choice between both words of each field that was asked about. */
    saveChosen: (choice: FieldChoice) => {
      chosen.current = choice
      saving.saveMine()
    },
    /** Saves what both inputs know, and nothing that either would drop. */
    save: <Given extends Values>(values: Given & Exact<New, Given> & Exact<Changed, Given>, version: Basis) =>
      submit({ values, version }),
  }
}
