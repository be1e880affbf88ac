import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type AdminKind, DELETE } from '../kinds.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { useArchiveCrop } from './useArchiveCrop.ts'

type DeleteDialogProps = { kind: AdminKind; id: string; name: string; onClose: () => void }

/** Asks before a record is deleted, and says what goes with it. Its toast can undo it, and the archive for a month. */
export default function DeleteDialog({ kind, id, name, onClose }: DeleteDialogProps) {
  const t = useTranslations('desk')
  const refresh = (utils: ReturnType<typeof trpc.useUtils>) => utils.admin.invalidate()
  const undo = useUndo(api.admin.archive.restore.mutate, refresh)
  const remove = useWrite(DELETE[kind], {
    done: ({ archiveId }) => ({
      title: t(`${kind}.deleted`),
      tone: 'good',
      undo: () => undo.mutate({ id: archiveId }),
    }),
    failed: t(`${kind}.notDeleted`),
    refresh,
    onDone: onClose,
  })
  const archive = useArchiveCrop(onClose)
  const { data: preview } = trpc.admin.archive.preview.useQuery({ kind, id })
  return (
    <DeleteQuestion
      title={t(`${kind}.deleteQuestion`, { name })}
      counts={preview?.counts}
      obstacle={
        preview && Object.keys(preview.uses).length > 0
          ? {
              why: t('crop.inUse'),
              uses: preview.uses,
              instead: {
                words: t('crop.archive'),
                isPending: archive.isPending,
                onConfirm: () => archive.mutate({ id, isArchived: true }),
              },
            }
          : undefined
      }
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    />
  )
}
