import { UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconDownload, IconKey, IconTrash } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import classes from './rows.module.css'
import { useDownload } from './useDownload.ts'

export function AccountActions({ onOpen }: { onOpen: (dialog: 'password' | 'removal') => void }) {
  const t = useTranslations('profile')
  const { download, isPending } = useDownload()
  return (
    <Card className={classes.rows}>
      <UnstyledButton className={classes.row} onClick={() => onOpen('password')}>
        <IconKey size={22} aria-hidden="true" />
        <span>{t('changePassword')}</span>
        <IconChevronRight size={20} aria-hidden="true" />
      </UnstyledButton>
      <UnstyledButton className={classes.row} onClick={download} disabled={isPending}>
        <IconDownload size={22} aria-hidden="true" />
        <span>{t('download')}</span>
        <IconChevronRight size={20} aria-hidden="true" />
      </UnstyledButton>
      <UnstyledButton className={classes.row} data-grave="true" onClick={() => onOpen('removal')}>
        <IconTrash size={22} aria-hidden="true" />
        <span>{t('remove')}</span>
        <IconChevronRight size={20} aria-hidden="true" />
      </UnstyledButton>
    </Card>
  )
}
