import { Button } from '@mantine/core'
import classes from '#client/features/finance/admin/Money.module.css'
import { PayoutFacts } from '#client/features/finance/admin/PayoutFacts.tsx'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminClaim } from '#domain/finance/insurance/insurance.schema.ts'

type ConfirmClaimProps = {
  claim: AdminClaim
  amount: number
  isPending: boolean
  back: string
  onConfirm: () => void
  onBack: () => void
}

/** Asks once more before the money of a claim is sent: how much, and to which account. */
export function ConfirmClaim({ claim, amount, isPending, back, onConfirm, onBack }: ConfirmClaimProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const money = formatAmount(amount, claim.currency)
  return (
    <div className={classes.parts}>
      <p>{t('claim.sure', { name: claim.farmer.fullName, amount: money })}</p>
      <PayoutFacts purpose="claim" id={claim.id} amount={money} />
      <div className={classes.actions}>
        <Button size="md" loading={isPending} onClick={onConfirm}>
          {t('payout.confirm', { amount: money })}
        </Button>
        <Button size="md" variant="default" disabled={isPending} onClick={onBack}>
          {back}
        </Button>
      </div>
    </div>
  )
}
