import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import desk from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Decision } from '#domain/finance/decisions/decision.schema.ts'

/** Confirms or declines what another person decided, or withdraws what oneself did. */
export function DecisionButtons({ decision, onDecline }: { decision: Decision; onDecline: () => void }) {
  const t = useTranslations('desk.decisions')
  const { id, standing, proposedBy } = decision
  const options = {
    failed: ({ reason }: { reason: string | undefined }) => reason ?? t('notSaved'),
    refresh: ({ admin }: { admin: { invalidate: () => Promise<void> } }) => admin.invalidate(),
  }
  const { confirm, withdraw } = api.admin.finance.decisions
  const confirming = useWrite(confirm.mutate, { ...options, done: { title: t('confirmed'), tone: 'good' } })
  const withdrawing = useWrite(withdraw.mutate, { ...options, done: { title: t('withdrawn'), tone: 'good' } })
  if (standing === 'ended') return null
  if (standing === 'own')
    return (
      <div className={desk.actions}>
        <p className={desk.quiet}>{t('own')}</p>
        <Button variant="default" loading={withdrawing.isPending} onClick={() => withdrawing.mutate({ id })}>
          {t('withdraw')}
        </Button>
      </div>
    )
  return (
    <div className={desk.actions}>
      {standing === 'beyondLimit' ? (
        <p className={desk.quiet}>{t('beyondLimit')}</p>
      ) : (
        <Button
          aria-label={t('confirmNamed', { name: proposedBy.fullName })}
          loading={confirming.isPending}
          onClick={() => confirming.mutate({ id })}
        >
          {t('confirm')}
        </Button>
      )}
      <Button variant="default" disabled={confirming.isPending} onClick={onDecline}>
        {t('decline')}
      </Button>
    </div>
  )
}
