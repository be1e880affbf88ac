import { Button } from '@mantine/core'
import { useState } from 'react'
import finance from '#client/features/finance/Finance.module.css'
import { usePercent } from '#client/features/finance/usePercent.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import { Facts } from '#client/ui/page/Facts.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { LoanQuote } from '#domain/finance/loans/loan-money.schema.ts'
import { EarlyPayment } from '../EarlyPayment.tsx'
import { PenaltyTerms } from '../PenaltyTerms.tsx'
import { Score } from '../Score.tsx'
import classes from './TrueCost.module.css'

type TrueCostProps = {
  quote: LoanQuote
  isPending: boolean
  onBack: () => void
  onAgree: (total: number) => void
}

/** The whole cost of a loan before it is asked for. Another total than the one agreed to has to be agreed to again. */
export function TrueCost({ quote, isPending, onBack, onAgree }: TrueCostProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance')
  const percent = usePercent()
  const [agreed, setAgreed] = useState<number | null>(null)
  const { principalAmount, totalAmount, interestAmount, effectiveRate, currency, score, minCreditScore } = quote
  const money = (amount: number) => formatAmount(amount, currency)
  const isAgreed = agreed === totalAmount
  return (
    <section className={classes.cost} aria-label={t('cost.title')}>
      {agreed !== null && !isAgreed && (
        <p className={finance.warning} role="alert">
          {t('cost.changed')}
        </p>
      )}
      <Facts
        facts={[
          [t('cost.arrives'), money(principalAmount)],
          [t('cost.back'), money(totalAmount)],
          [t('cost.price'), money(interestAmount)],
        ]}
      />
      <p className={classes.small}>
        <Value>{t('cost.year', { rate: percent(effectiveRate) })}</Value> {t('cost.yearHint')}
      </p>
      <EarlyPayment quote={quote} />
      {quote.penalty && (
        <p className={classes.small}>
          <PenaltyTerms penalty={quote.penalty} currency={currency} />
        </p>
      )}
      <Payments quote={quote} />
      <Ways quote={quote} />
      <Score score={score} least={minCreditScore} />
      <CheckboxField
        label={t('cost.agree', { amount: money(totalAmount) })}
        checked={isAgreed}
        onChange={({ currentTarget: { checked } }) => setAgreed(checked ? totalAmount : null)}
      />
      <div className={finance.buttons}>
        <Button size="md" loading={isPending} disabled={!isAgreed} onClick={() => onAgree(totalAmount)}>
          {t('form.submit')}
        </Button>
        <Button size="md" variant="default" disabled={isPending} onClick={onBack}>
          {t('pay.back')}
        </Button>
      </div>
    </section>
  )
}

const SHOWN = 3

/** Each day and its amount: the first few, the others folded. */
function Payments({ quote: { schedule, currency } }: { quote: LoanQuote }) {
  const t = useTranslations('finance.cost')
  const rest = schedule.slice(SHOWN)
  return (
    <div>
      <h3>{t('plan')}</h3>
      <Days days={schedule.slice(0, SHOWN)} currency={currency} />
      {rest.length > 0 && (
        <details className={finance.fold}>
          <summary>
            <Value>{t('rest', { count: rest.length })}</Value>
          </summary>
          <Days days={rest} currency={currency} />
        </details>
      )}
    </div>
  )
}

function Days({ days, currency }: { days: LoanQuote['schedule']; currency: string }) {
  const { formatAmount } = useMoney()
  const format = useFormat()
  return (
    <Facts
      facts={days.map(({ due, amount }) => [
        format.dateTime(noonOf(due), { dateStyle: 'medium' }),
        formatAmount(amount, currency),
      ])}
    />
  )
}

/** The loan as it is counted, beside the same loan by the other method. */
function Ways({ quote }: { quote: LoanQuote }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.cost')
  const percent = usePercent()
  const ways = [quote, quote.other]
  return (
    <div>
      <h3>{t('ways')}</h3>
      <ul className={classes.ways}>
        {ways.map(({ method, totalAmount, effectiveRate }) => (
          <li key={method} className={method === quote.method ? classes.own : undefined}>
            <span>{t(method === quote.method ? 'this' : 'other')}</span>
            <b>
              <Value>{formatAmount(totalAmount, quote.currency)}</Value>
            </b>
            <span>{t(method === 'flat' ? 'ofFlat' : 'ofDeclining')}</span>
            <small>
              <Value>{t('year', { rate: percent(effectiveRate) })}</Value>
            </small>
          </li>
        ))}
      </ul>
    </div>
  )
}
