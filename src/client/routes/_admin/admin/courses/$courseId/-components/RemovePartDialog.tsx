import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { DeleteQuestion } from '#client/features/operations/admin/delete/DeleteQuestion.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { BuiltCourse } from '#domain/learning/build/built-course.schema.ts'
import type { EditedPart } from './part-address.ts'

type RemovePartDialogProps = { course: BuiltCourse; part: EditedPart & { id: string }; onClose: () => void }

/** Asks before a part is deleted, and says what of learners goes with it. Its toast can undo it, and the archive. */
export default function RemovePartDialog({ course, part, onClose }: RemovePartDialogProps) {
  const t = useTranslations('desk.builder')
  const { kind, id, name } = part
  const refresh = (utils: ReturnType<typeof trpc.useUtils>) =>
    Promise.all([utils.admin.invalidate(), utils.learning.invalidate()])
  const undo = useUndo(api.admin.archive.restore.mutate, refresh)
  const remove = useWrite(api.admin.builder.remove.mutate, {
    done: ({ archiveId }) => ({ title: t('removed'), tone: 'good', undo: () => undo.mutate({ id: archiveId }) }),
    failed: t('notRemoved'),
    refresh,
    onFailed: (_, { admin }) => admin.builder.get.invalidate(),
    onDone: onClose,
  })
  const removal = trpc.admin.builder.removal.useQuery({ kind, id }, { gcTime: 0 })
  return (
    <DeleteQuestion
      title={t('removeQuestion', { name })}
      counts={removal.data?.counts}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ kind, id, version: course.version })}
      onClose={onClose}
    />
  )
}
