import { WaitsForSecond } from '#client/features/finance/admin/WaitsForSecond.tsx'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import { dateAt } from '#domain/dates.ts'
import type { ReceivedPayment } from '#domain/finance/payments/received.schema.ts'
import { ReceivedForm } from './ReceivedForm.tsx'
import { Suggestions } from './Suggestions.tsx'

/** Money that was paid in: what the provider told of it, and what can be done. */
export function ReceivedLine({ received }: { received: ReceivedPayment }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money.received')
  const format = useFormat()
  const {
    id,
    status,
    amount,
    currency,
    receipt,
    reference,
    payerPhone,
    payerName,
    paidAt,
    farmer,
    settledBy,
    note,
    pendingDecision,
  } = received
  const facts: Fact[] = [
    [t('amount'), formatAmount(amount, currency)],
    [t('paidAt'), format.dateTime(dateAt(paidAt), { dateStyle: 'medium', timeStyle: 'short' })],
    [t('receipt'), receipt],
    [t('reference'), reference || '–'],
    [t('payer'), [payerName, payerPhone.slice(0, PHONE_SHOWN)].filter(Boolean).join(' · ') || '–'],
    ...(farmer ? [[t('farmer'), farmer.fullName] as const] : []),
    ...(settledBy ? [[t('settledBy'), settledBy] as const] : []),
    ...(note ? [[t('note'), note] as const] : []),
  ]
  return (
    <li>
      <Facts facts={facts} />
      {status === 'unclaimed' && <Suggestions received={received} />}
      {pendingDecision && <WaitsForSecond pending={pendingDecision} currency={currency} />}
      {!pendingDecision && (status === 'unclaimed' || status === 'heard' || status === 'refused') && (
        <ReceivedForm id={id} way={status === 'unclaimed' ? 'giveBack' : 'confirm'} />
      )}
    </li>
  )
}
/** An older version of Daraja tells a hash of 64 characters. */
const PHONE_SHOWN = 16
