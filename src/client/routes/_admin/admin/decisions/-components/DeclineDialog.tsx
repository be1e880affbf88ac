import { api } from '#client/api/client.ts'
import { ReasonDialog } from '#client/features/finance/admin/ReasonDialog.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type Decision, decisionRefusal } from '#domain/finance/decisions/decision.schema.ts'

/** Declines what another person decided; that person reads the reason. */
export default function DeclineDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const t = useTranslations('desk.decisions')
  return (
    <ReasonDialog
      title={t('declineTitle')}
      hint={t('declineHint', { name: decision.proposedBy.fullName })}
      confirm={t('decline')}
      schema={decisionRefusal}
      id={decision.id}
      draft={`desk.decision.${decision.id}`}
      write={api.admin.finance.decisions.decline.mutate}
      done={{ title: t('declinedDone'), tone: 'good' }}
      onClose={onClose}
    />
  )
}
