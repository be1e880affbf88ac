import { api } from '#client/api/client.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import type { AdminClaim } from '#domain/finance/insurance/insurance.schema.ts'
import { ConfirmClaim } from './ConfirmClaim.tsx'
import { useClaimPaid } from './useClaimPaid.ts'

/** Sends the money of an approved claim again, once it is confirmed. */
export default function PayClaimDialog({ claim, onClose }: { claim: AdminClaim; onClose: () => void }) {
  const t = useTranslations('desk.money')
  const pay = useClaimPaid(api.admin.insurance.payClaim.mutate, { name: claim.farmer.fullName, onDone: onClose })
  return (
    <SheetDialog onClose={onClose} title={t('claim.payTitle')} width={480}>
      <ConfirmClaim
        claim={claim}
        amount={claim.approvedAmount ?? 0}
        isPending={pay.isPending}
        onConfirm={() => pay.mutate({ id: claim.id })}
        back={t('cancel')}
        onBack={onClose}
      />
    </SheetDialog>
  )
}
