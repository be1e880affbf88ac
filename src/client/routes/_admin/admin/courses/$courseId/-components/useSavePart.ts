import { api } from '#client/api/client.ts'
import type { Exact } from '#client/api/exact.ts'
import type { WrittenForm } from '#client/api/useWrite.ts'
import { useEdit } from '#client/features/operations/admin/useEdit.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { PartContent } from '#domain/learning/build/course-parts.schema.ts'

/** Where a part is written; for an edit its id and its revision. */
export type PartPlace = { parentId: string; id?: string | undefined; revision?: string | undefined }

type SaveOptions<Field extends string> = { form: WrittenForm<Field>; onDone: () => void }

/** Adds a part or saves an edit of it (see useEdit). */
export function useSavePart<Field extends string>({ parentId, id }: PartPlace, { form, onDone }: SaveOptions<Field>) {
  const t = useTranslations('desk.builder')
  type Submission = { part: PartContent; revision: PartPlace['revision'] }
  const write = ({ part, revision }: Submission, isForced: boolean) =>
    api.admin.builder.save.mutate({ ...part, parentId, id, ...(!isForced && { revision }) })
  const { save, ...saving } = useEdit(write, {
    done: { title: t('saved'), tone: 'good' },
    failed: t('notSaved'),
    form,
    // The preview shows what learners see, which this browser may have stored.
    refresh: ({ admin, learning }) => Promise.all([admin.builder.invalidate(), learning.invalidate()]),
    onDone,
  })
  return {
    ...saving,
    /** `revision` is the one from which the edit is made. */
    save: <Given extends PartContent>(part: Given & Exact<PartContent, Given>, revision: PartPlace['revision']) =>
      save({ part, revision }),
  }
}
