import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'

export function EditButton({ name }: { name: string }) {
  const t = useTranslations('desk.action')
  const dialog = useDialog('record')
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={18} aria-hidden="true" />}
      aria-label={t('editNamed', { name })}
      onClick={() => dialog.open('record', name)}
    >
      {t('edit')}
    </Button>
  )
}
