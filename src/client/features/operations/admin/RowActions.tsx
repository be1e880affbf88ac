import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import classes from './Admin.module.css'

type RowActionsProps = { id: string; name: string; isKept?: boolean; children?: Shown }

/** What can be done with a record of the admin area; `children` are actions of its own kind. One that `isKept` is never deleted. */
export function RowActions({ id, name, isKept = false, children }: RowActionsProps) {
  const t = useTranslations('desk.action')
  const dialog = useDialog('record', 'delete')
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        aria-label={t('editNamed', { name })}
        title={t('edit')}
        onClick={() => dialog.open('record', id)}
      >
        {t('edit')}
      </Button>
      {children}
      {!isKept && (
        <Button
          variant="subtle"
          color="clay"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          aria-label={t('deleteNamed', { name })}
          title={t('delete')}
          onClick={() => dialog.open('delete', id)}
        >
          {t('delete')}
        </Button>
      )}
    </div>
  )
}
