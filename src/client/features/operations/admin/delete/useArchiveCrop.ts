import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** Takes a crop out of the catalogue (`isArchived`), or back into it; whoever grows it goes on growing it. */
export function useArchiveCrop(onDone?: () => void) {
  const t = useTranslations('desk.crop')
  const undo = useUndo(api.admin.crops.change.mutate, (utils) => utils.admin.crops.invalidate())
  return useWrite(api.admin.crops.change.mutate, {
    done: ({ id, archivedAt }) => {
      const isArchived = archivedAt !== null
      return {
        title: t(isArchived ? 'archivedDone' : 'unarchivedDone'),
        ...(isArchived && { text: t('archivedText') }),
        tone: 'good',
        undo: () => undo.mutate({ id, isArchived: !isArchived }),
      }
    },
    failed: t('notUpdated'),
    refresh: (utils) => utils.admin.crops.invalidate(),
    ...(onDone && { onDone }),
  })
}
