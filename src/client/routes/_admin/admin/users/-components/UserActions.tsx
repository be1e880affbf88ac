import { Button } from '@mantine/core'
import { IconFolderOpen, IconKey, IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { UserRecord } from '#domain/people/user-record.schema.ts'

/** What can be done with a user; what belongs to the person is given and deleted under 'Data'. Only an active one can be deactivated, or given a code. */
export function UserActions({ user: { id, fullName: name, isActive } }: { user: UserRecord }) {
  const t = useTranslations('desk')
  const dialog = useDialog('record', 'code', 'deactivate', 'reactivate', 'delete')
  return (
    <div className={adminClasses.actions}>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        aria-label={t('action.editNamed', { name })}
        onClick={() => dialog.open('record', id)}
      >
        {t('action.edit')}
      </Button>
      {isActive ? (
        <>
          <Button
            variant="default"
            leftSection={<IconKey size={18} aria-hidden="true" />}
            aria-label={t('user.code.makeNamed', { name })}
            onClick={() => dialog.open('code', id)}
          >
            {t('user.code.short')}
          </Button>
          <Button
            variant="subtle"
            color="clay"
            leftSection={<IconUserOff size={18} aria-hidden="true" />}
            aria-label={t('user.deactivateNamed', { name })}
            onClick={() => dialog.open('deactivate', id)}
          >
            {t('user.deactivate')}
          </Button>
        </>
      ) : (
        <Button
          variant="default"
          leftSection={<IconUserCheck size={18} aria-hidden="true" />}
          aria-label={t('user.reactivateNamed', { name })}
          onClick={() => dialog.open('reactivate', id)}
        >
          {t('user.reactivate')}
        </Button>
      )}
      <Button
        variant="subtle"
        leftSection={<IconFolderOpen size={18} aria-hidden="true" />}
        aria-label={t('user.erasure.openNamed', { name })}
        onClick={() => dialog.open('delete', id)}
      >
        {t('user.erasure.open')}
      </Button>
    </div>
  )
}
