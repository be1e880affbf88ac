import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Archived } from './archived.ts'

/** Puts back what was deleted, with all that went with it. */
export function RestoreButton({ archived: { id, title } }: { archived: Archived }) {
  const t = useTranslations('desk.archive')
  const restore = useWrite(api.admin.archive.restore.mutate, {
    done: { title: t('restored'), text: title, tone: 'good' },
    failed: t('notRestored'),
    refresh: (utils) => utils.admin.invalidate(),
  })
  return (
    <Button
      variant="light"
      leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
      aria-label={t('restoreNamed', { title })}
      loading={restore.isPending}
      onClick={() => restore.mutate({ id })}
    >
      {t('restore')}
    </Button>
  )
}
