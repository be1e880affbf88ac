import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type AdminClaim, claimApproval } from '#domain/finance/insurance/insurance.schema.ts'
import { ConfirmClaim } from './ConfirmClaim.tsx'
import { useClaimPaid } from './useClaimPaid.ts'

type Approval = { id: string; amount: number; reason: string }

/** Approves a claim: how much and why, then asks once more before the money is sent. */
export default function ApproveClaimDialog({ claim, onClose }: { claim: AdminClaim; onClose: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const name = claim.farmer.fullName
  const [approval, setApproval] = useState<Approval | null>(null)
  const amount = Math.min(claim.amount, claim.coverageAmount)
  const form = useZodForm(claimApproval, { id: claim.id, amount, reason: '' }, `desk.claim.approve.${claim.id}`)
  const approve = useClaimPaid(api.admin.insurance.approveClaim.mutate, { name, form, onDone: onClose })
  return (
    <SheetDialog onClose={onClose} title={t('claim.approveTitle')} width={480}>
      {approval ? (
        <ConfirmClaim
          claim={claim}
          amount={approval.amount}
          isPending={approve.isPending}
          back={t('claim.back')}
          onConfirm={() => approve.mutate(approval)}
          onBack={() => setApproval(null)}
        />
      ) : (
        <Form
          form={form}
          onSubmit={form.submit(setApproval)}
          foot={
            <>
              <Button type="submit" size="md">
                {t('claim.next')}
              </Button>
              <Button size="md" variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <NumberField
            label={t('claim.approveAmount')}
            description={t('claim.approveHint', { amount: formatAmount(claim.coverageAmount, claim.currency) })}
            withAsterisk
            decimals={2}
            {...form.getInputProps('amount')}
          />
          <TextArea
            label={t('reason')}
            description={t('insurance.reasonHint', { name })}
            rows={4}
            withAsterisk
            {...form.getInputProps('reason')}
          />
        </Form>
      )}
    </SheetDialog>
  )
}
