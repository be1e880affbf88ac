import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminKind } from '../kinds.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'

type DeleteManyDialogProps = { kind: AdminKind; ids: string[]; onClose: () => void }

/** Asks before several records are deleted together, and says what goes with all of them. */
export default function DeleteManyDialog({ kind, ids, onClose }: DeleteManyDialogProps) {
  const t = useTranslations('desk')
  const refresh = (utils: ReturnType<typeof trpc.useUtils>) => utils.admin.invalidate()
  const undo = useUndo(api.admin.archive.restoreMany.mutate, refresh)
  const remove = useWrite(api.admin.archive.deleteMany.mutate, {
    done: ({ archiveIds }) => ({
      title: t('delete.manyDone', { count: archiveIds.length }),
      tone: 'good',
      undo: () => undo.mutate({ ids: archiveIds }),
    }),
    failed: ({ reason }) => reason ?? t(`${kind}.notDeleted`),
    refresh,
    onDone: onClose,
  })
  const { data: preview } = trpc.admin.archive.previewMany.useQuery({ kind, ids })
  return (
    <DeleteQuestion
      title={t('delete.manyQuestion', { count: ids.length })}
      counts={preview?.counts}
      obstacle={preview && preview.inUse > 0 ? { why: t('delete.manyInUse', { count: preview.inUse }) } : undefined}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ kind, ids })}
      onClose={onClose}
    />
  )
}
