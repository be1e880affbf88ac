import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import type { PasswordCode } from '#domain/people/user-record.schema.ts'
import { ShownCode } from './ShownCode.tsx'

type CodeDialogProps = {
  user: { id: string; fullName: string }
  /** The code of a user who was just made. */
  made?: PasswordCode
  onClose: () => void
}

/** Asks, makes a one-time code, and shows it once. */
export default function CodeDialog({ user: { id, fullName: name }, made, onClose }: CodeDialogProps) {
  const t = useTranslations('desk.user.code')
  const [shown, setShown] = useState(made ?? null)
  const give = useWrite(api.admin.users.giveCode.mutate, { failed: t('failed'), onDone: setShown })
  return (
    <SheetDialog onClose={onClose} title={t('title', { name })} width={500}>
      {shown ? <ShownCode given={shown} /> : <p className={adminClasses.consequence}>{t('question', { name })}</p>}
      <div className={adminClasses.actions}>
        {!shown?.code && (
          <Button size="md" loading={give.isPending} onClick={() => give.mutate({ id })}>
            {t('confirm')}
          </Button>
        )}
        <Button size="md" variant="default" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </SheetDialog>
  )
}
