import { Button } from '@mantine/core'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { useArchiveCrop } from '#client/features/operations/admin/delete/useArchiveCrop.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminCrop } from '#domain/crops/catalogue.schema.ts'

/** Takes a crop out of the catalogue, or back into it; whoever grows it goes on growing it. */
export function ArchiveButton({ crop: { id, name, archivedAt } }: { crop: AdminCrop }) {
  const t = useTranslations('desk.crop')
  const toggle = useArchiveCrop()
  const isArchived = archivedAt !== null
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
