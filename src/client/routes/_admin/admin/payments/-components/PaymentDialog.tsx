import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { WaitsForSecond } from '#client/features/finance/admin/WaitsForSecond.tsx'
import { digits } from '#client/i18n/digits.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { AdminPayment } from '#domain/finance/payments/payment.schema.ts'
import { canMovePayment, PAYMENT_STATUS } from '#domain/finance/payments/payment.ts'
import { spoken } from '#domain/phone.ts'
import { Messages } from './Messages.tsx'
import { MovementPart } from './MovementPart.tsx'
import { OwedPart } from './OwedPart.tsx'
import { RefundForm } from './RefundForm.tsx'

/** A payment: how it stands, what was said to its provider, and what it moved in the books. */
export default function PaymentDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const t = useTranslations('desk.money')
  const dialog = useDialog('settle')
  const [isRefunding, setRefunding] = useState(false)
  const { id, farmer, concern, failure, providerWords, transactionId, status, pendingDecision } = payment
  const canSettle = !pendingDecision && (canMovePayment(status, 'failed') || canMovePayment(status, 'succeeded'))
  const see = useWrite(api.admin.payments.see.mutate, {
    done: { title: t('payments.seen'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('notSaved'),
    refresh: ({ admin }) => admin.invalidate(),
    onDone: onClose,
  })
  return (
    <SheetDialog onClose={onClose} title={t('payments.titleOf', { name: farmer.fullName })} width={600}>
      <div className={classes.parts}>
        {pendingDecision && <WaitsForSecond pending={pendingDecision} currency={payment.currency} />}
        {concern && <p className={classes.warning}>{t(`payments.concerns.${concern}`)}</p>}
        {failure && <p className={classes.quiet}>{t(`payments.failures.${failure}`)}</p>}
        {providerWords && (
          <p className={classes.quiet}>
            {t('payments.providerWords')}: <Value>{providerWords}</Value>
          </p>
        )}
        <PaymentFacts payment={payment} />
        <div className={classes.actions}>
          {canSettle && <Button onClick={() => dialog.open('settle', id)}>{t('payments.settle')}</Button>}
          {payment.isRefundable && !isRefunding && !pendingDecision && (
            <Button variant="default" onClick={() => setRefunding(true)}>
              {t('payments.refund')}
            </Button>
          )}
          {concern && !PAYMENT_STATUS[status].isOpen && (
            <Button variant="default" loading={see.isPending} onClick={() => see.mutate({ id })}>
              {t('payments.see')}
            </Button>
          )}
        </div>
        {payment.returned && <OwedPart payment={payment} onDone={onClose} />}
        {isRefunding && <RefundForm payment={payment} onDone={onClose} />}
        {transactionId && <MovementPart transactionId={transactionId} />}
        <Messages paymentId={id} />
      </div>
    </SheetDialog>
  )
}

function PaymentFacts({ payment }: { payment: AdminPayment }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const format = useFormat()
  const moment = (at: string) => format.dateTime(dateAt(at), { dateStyle: 'medium', timeStyle: 'short' })
  const money = (amount: number) => formatAmount(amount, payment.currency)
  const {
    purpose,
    status,
    gateway,
    methodType,
    provider,
    accountName,
    phone,
    amount,
    fees,
    gatewayId,
    receipt,
    attempts,
    createdAt,
    settledAt,
    settledBy,
  } = payment
  const facts: Fact[] = [
    [t('payments.purpose'), t(`payments.purposes.${purpose}`)],
    [t('state'), t(`payments.states.${status}`)],
    [t('amount'), money(amount)],
    ...(fees > 0 ? [[t('payments.fees'), money(fees)] as const] : []),
    [t('payments.gateway'), t(`payments.gateways.${gateway}`)],
    ...(provider ? [[t(methodType === 'cash' ? 'payout.cash' : 'payout.provider'), provider] as const] : []),
    ...(phone ? [[t('payments.phone'), spoken(phone)] as const] : []),
    ...(accountName ? [[t('payout.name'), accountName] as const] : []),
    [t('date'), moment(createdAt)],
    ...(settledAt ? [[t('payments.settledAt'), moment(settledAt)] as const] : []),
    ...(settledBy ? [[t('payments.settledBy'), settledBy] as const] : []),
    ...(gatewayId ? [[t('payments.gatewayId'), gatewayId] as const] : []),
    ...(receipt ? [[t('payments.receipt'), receipt] as const] : []),
    [t('payments.attempts'), digits(attempts)],
  ]
  return <Facts facts={facts} />
}
