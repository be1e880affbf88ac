import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ConfirmButtons } from '#client/ui/dialog/ConfirmButtons.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import type { UserRecord } from '#domain/people/user-record.schema.ts'

type ActivationDialogProps = { users: UserRecord[]; isActive: boolean; onClose: () => void }

/** Asks before users are deactivated or reactivated. */
export default function ActivationDialog({ users, isActive, onClose }: ActivationDialogProps) {
  const t = useTranslations('desk.user')
  const words = isActive ? ACTIVATE : DEACTIVATE
  const { deactivateMany, reactivateMany } = api.admin.users
  const change = useWrite(isActive ? reactivateMany.mutate : deactivateMany.mutate, {
    done: ({ users: { length } }) => ({ title: t(words.done, { count: length }), tone: 'good' }),
    failed: t(words.failed),
    refresh: (utils) => utils.admin.invalidate(),
    onDone: onClose,
  })
  const [first] = users
  const name = users.length === 1 && first ? first.fullName : t('deactivateMany', { count: users.length })
  return (
    <SheetDialog onClose={onClose} title={t(words.question, { name })} width={500}>
      <p className={adminClasses.consequence}>{t(words.text)}</p>
      <ConfirmButtons
        yes={t(isActive ? 'reactivate' : 'deactivate')}
        no={t('keep')}
        onYes={() => change.mutate({ ids: users.map(({ id }) => id) })}
        onNo={onClose}
        isPending={change.isPending}
        isGrave={!isActive}
      />
    </SheetDialog>
  )
}

const ACTIVATE = {
  question: 'reactivateQuestion',
  text: 'reactivateText',
  done: 'reactivated',
  failed: 'notReactivated',
} as const
const DEACTIVATE = {
  question: 'deactivateQuestion',
  text: 'deactivateText',
  done: 'deactivated',
  failed: 'notDeactivated',
} as const
