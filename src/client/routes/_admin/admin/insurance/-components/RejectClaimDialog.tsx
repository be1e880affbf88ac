import { api } from '#client/api/client.ts'
import { ReasonDialog } from '#client/features/finance/admin/ReasonDialog.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type AdminClaim, claimRejection } from '#domain/finance/insurance/insurance.schema.ts'

/** Asks why a claim is rejected; the farmer reads it. */
export default function RejectClaimDialog({ claim, onClose }: { claim: AdminClaim; onClose: () => void }) {
  const t = useTranslations('desk.money')
  const { id, farmer } = claim
  const name = farmer.fullName
  return (
    <ReasonDialog
      title={t('claim.rejectTitle')}
      hint={t('insurance.reasonHint', { name })}
      confirm={t('claim.reject')}
      schema={claimRejection}
      id={id}
      draft={`desk.claim.reject.${id}`}
      write={api.admin.insurance.rejectClaim.mutate}
      done={{ title: t('claim.rejected'), text: t('told', { name }), tone: 'good' }}
      onClose={onClose}
    />
  )
}
