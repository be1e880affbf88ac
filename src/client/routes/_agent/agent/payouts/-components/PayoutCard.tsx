import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import { PAYMENT_STATUS } from '#domain/finance/payments/payment.ts'
import type { PayoutByHand } from '#domain/finance/payments/payout-by-hand.schema.ts'
import { spoken } from '#domain/phone.ts'
import { NotPaidForm } from './NotPaidForm.tsx'
import { PaidForm } from './PaidForm.tsx'
import classes from './Payouts.module.css'

const WAYS = ['paid', 'notPaid'] as const

/** A payout: for whom, how much and where to; then that it was paid, by whom, when and with which receipt. */
export function PayoutCard({ payout }: { payout: PayoutByHand }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('agent.payouts')
  const [way, setWay] = useState<(typeof WAYS)[number] | null>(null)
  const { amount, currency, farmer, status } = payout
  const name = farmer.fullName
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h2>{name}</h2>
        <b>
          <Value>{formatAmount(amount, currency)}</Value>
        </b>
      </div>
      <PayoutFacts payout={payout} />
      {farmer.phone && (
        <a className={classes.phone} href={`tel:${farmer.phone}`}>
          {spoken(farmer.phone)}
        </a>
      )}
      {PAYMENT_STATUS[status].isOpen && (
        <div className={classes.ways}>
          {WAYS.map((each) => (
            <Button
              key={each}
              variant={each === way ? 'light' : 'default'}
              aria-label={t(`${each}Named`, { name })}
              aria-expanded={each === way}
              onClick={() => setWay(each === way ? null : each)}
            >
              {t(each)}
            </Button>
          ))}
        </div>
      )}
      {way === 'paid' && <PaidForm payout={payout} />}
      {way === 'notPaid' && <NotPaidForm payout={payout} />}
    </li>
  )
}

function PayoutFacts({ payout }: { payout: PayoutByHand }) {
  const t = useTranslations('agent.payouts')
  const format = useFormat()
  const moment = (at: string) => format.dateTime(dateAt(at), { dateStyle: 'medium', timeStyle: 'short' })
  const {
    methodType,
    purpose,
    provider,
    accountNumber,
    accountName,
    createdAt,
    status,
    settledAt,
    settledBy,
    receipt,
  } = payout
  const facts: Fact[] = [
    [t('for'), t(`purposes.${purpose === 'claim' ? 'claim' : 'disbursement'}`)],
    methodType === 'cash' ? [t('cashBy'), provider] : [t('account'), `${provider} ${spoken(accountNumber)}`],
    ...(accountName ? [[t('inTheNameOf'), accountName] as const] : []),
    [t('since'), moment(createdAt)],
    ...(settledAt ? [[t(status === 'succeeded' ? 'paidAt' : 'notPaidAt'), moment(settledAt)] as const] : []),
    ...(settledBy ? [[t('by'), settledBy] as const] : []),
    ...(receipt ? [[t('receipt'), receipt] as const] : []),
  ]
  return <Facts facts={facts} />
}
