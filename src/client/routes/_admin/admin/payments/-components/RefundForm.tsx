import { api } from '#client/api/client.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import { type AdminPayment, refundInput } from '#domain/finance/payments/payment.schema.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { spoken } from '#domain/phone.ts'
import { NoteForm } from './NoteForm.tsx'
import { useNoteWrite } from './useNoteWrite.ts'

/** Asks why a payment is given back to the phone, and gives it back. */
export function RefundForm({ payment, onDone }: { payment: AdminPayment; onDone: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const decisions = useTranslations('desk.decisions')
  const { id, gateway, purpose, amount, fees, currency, phone } = payment
  const handed = handedAmount({ gateway, purpose, amount: toMinor(amount), fees: toMinor(fees) })
  const form = useZodForm(refundInput, { id, reason: '' }, `desk.refund.${id}`)
  const refund = useNoteWrite(api.admin.payments.refund.mutate, {
    form,
    done: ({ pendingDecision }) => (pendingDecision ? decisions('asked') : t('payments.refunded')),
    onDone,
  })
  return (
    <NoteForm
      form={form}
      label={t('payments.refund')}
      isGrave
      isPending={refund.isPending}
      onSubmit={form.submit((input) => refund.mutate(input))}
    >
      <p className={classes.warning}>
        {t('payments.refundText', { amount: formatAmount(toMajor(handed), currency), phone: spoken(phone) })}
      </p>
      <TextArea label={t('reason')} rows={3} withAsterisk {...form.getInputProps('reason')} />
    </NoteForm>
  )
}
