import { Button } from '@mantine/core'
import classes from '#client/features/finance/Finance.module.css'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { Account } from '#domain/finance/account.schema.ts'
import { spoken } from '#domain/phone.ts'

type ConfirmPaymentProps = {
  account: Account
  amount: number
  fees: number
  /** What will be left in the account, unless its provider asks on the phone. */
  left: number
  facts?: readonly Fact[]
  isPending: boolean
  onBack: () => void
  onConfirm: () => void
}

/** Asks once more before money moves: how much, its fee, from which account, and what will be left. */
export function ConfirmPayment({
  account,
  amount,
  fees,
  left,
  facts = [],
  isPending,
  onBack,
  onConfirm,
}: ConfirmPaymentProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.pay')
  const { provider, isPrompted, isInWholeUnits } = account
  const isRounded = isInWholeUnits && !Number.isInteger(amount + fees)
  const money = (value: number) => formatAmount(value, account.currency)
  return (
    <section className={classes.card} aria-label={t('review')}>
      <Facts
        facts={[
          ...facts,
          [t('amount'), money(amount)],
          [t('fee'), money(fees)],
          [t('account'), `${account.provider} ${spoken(account.accountNumber)}`],
          ...(left < 0 || isPrompted ? [] : [[t('left'), money(left)] as const]),
        ]}
      />
      {left < 0 && !isPrompted && <p className={classes.warning}>{t('tooLittle')}</p>}
      <p className={classes.note}>{isPrompted ? t('prompt', { provider }) : t('once')}</p>
      {isRounded && (
        <p className={classes.note}>
          <Value>{t('rounded', { provider, amount: money(Math.ceil(amount + fees)) })}</Value>
        </p>
      )}
      <div className={classes.buttons}>
        <Button size="md" loading={isPending} onClick={onConfirm}>
          <Value>{t('confirm', { amount: money(amount + fees) })}</Value>
        </Button>
        <Button size="md" variant="default" disabled={isPending} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </section>
  )
}
