import { Button } from '@mantine/core'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminCrop } from '#domain/crops/catalogue.schema.ts'

/** Takes a crop out of the catalogue, or back into it; whoever grows it goes on growing it. */
export function ArchiveButton({ crop: { id, name, archivedAt } }: { crop: AdminCrop }) {
  const t = useTranslations('desk.crop')
  const undo = useUndo(api.admin.crops.change.mutate, (utils) => utils.admin.crops.invalidate())
  const isArchived = archivedAt !== null
  const toggle = useWrite(api.admin.crops.change.mutate, {
    done: isArchived
      ? { title: t('unarchivedDone'), tone: 'good', undo: () => undo.mutate({ id, isArchived }) }
      : {
          title: t('archivedDone'),
          text: t('archivedText'),
          tone: 'good',
          undo: () => undo.mutate({ id, isArchived }),
        },
    failed: t('notUpdated'),
    refresh: (utils) => utils.admin.crops.invalidate(),
  })
  const Icon = isArchived ? IconArchiveOff : IconArchive
  const words = t(isArchived ? 'unarchive' : 'archive')
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden="true" />}
      aria-label={`${words}: ${name}`}
      loading={toggle.isPending}
      onClick={() => toggle.mutate({ id, isArchived: !isArchived })}
    >
      {words}
    </Button>
  )
}
