import { Button } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import classes from '#client/features/finance/admin/Money.module.css'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import type { AdminPayment } from '#domain/finance/payments/payment.schema.ts'
import { canMovePayment } from '#domain/finance/payments/payment.ts'
import { formatAmount } from '#domain/money.ts'
import { Messages } from './Messages.tsx'
import { MovementPart } from './MovementPart.tsx'

/** A payment: how it stands, what was said to its provider, and what it moved in the books. */
export default function PaymentDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const t = useTranslations('desk.money')
  const dialog = useDialog('settle')
  const { id, farmer, concern, failure, transactionId, status } = payment
  const isOpen = canMovePayment(status, 'failed') || canMovePayment(status, 'succeeded')
  return (
    <SheetDialog onClose={onClose} title={t('payments.titleOf', { name: farmer.fullName })} width={600}>
      <div className={classes.parts}>
        {concern && <p className={classes.warning}>{t(`payments.concerns.${concern}`)}</p>}
        {failure && <p className={classes.quiet}>{t(`payments.failures.${failure}`)}</p>}
        <PaymentFacts payment={payment} />
        {isOpen && (
          <div className={classes.actions}>
            <Button onClick={() => dialog.open('settle', id)}>{t('payments.settle')}</Button>
          </div>
        )}
        {transactionId && <MovementPart transactionId={transactionId} />}
        <Messages paymentId={id} />
      </div>
    </SheetDialog>
  )
}

function PaymentFacts({ payment }: { payment: AdminPayment }) {
  const t = useTranslations('desk.money')
  const format = useFormatter()
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  const money = (amount: number) => formatAmount(amount, payment.currency)
  const { purpose, status, gateway, phone, amount, fees, gatewayId, receipt, attempts, createdAt, settledAt } = payment
  const facts: Fact[] = [
    [t('payments.purpose'), t(`payments.purposes.${purpose}`)],
    [t('state'), t(`payments.states.${status}`)],
    [t('amount'), money(amount)],
    ...(fees > 0 ? [[t('payments.fees'), money(fees)] as const] : []),
    [t('payments.gateway'), gateway],
    [t('payments.phone'), phone],
    [t('date'), moment(createdAt)],
    ...(settledAt ? [[t('payments.settledAt'), moment(settledAt)] as const] : []),
    ...(gatewayId ? [[t('payments.gatewayId'), gatewayId] as const] : []),
    ...(receipt ? [[t('payments.receipt'), receipt] as const] : []),
    [t('payments.attempts'), String(attempts)],
  ]
  return <Facts facts={facts} />
}
