import { api } from '#client/api/client.ts'
import { ReasonDialog } from '#client/features/finance/admin/ReasonDialog.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type AdminPolicy, policyRejection } from '#domain/finance/insurance/insurance.schema.ts'

/** Asks why an application is rejected; the farmer reads it. */
export default function RejectPolicyDialog({ policy, onClose }: { policy: AdminPolicy; onClose: () => void }) {
  const t = useTranslations('desk.money')
  const { id, farmer } = policy
  const name = farmer.fullName
  return (
    <ReasonDialog
      title={t('insurance.rejectTitle')}
      hint={t('insurance.reasonHint', { name })}
      confirm={t('insurance.reject')}
      schema={policyRejection}
      id={id}
      draft={`desk.policy.reject.${id}`}
      write={api.admin.insurance.reject.mutate}
      done={{ title: t('insurance.rejected'), text: t('told', { name }), tone: 'good' }}
      onClose={onClose}
    />
  )
}
