import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type AdminPayment, refundInput } from '#domain/finance/payments/payment.schema.ts'
import { formatAmount } from '#domain/money.ts'

/** Asks why a payment is given back to the phone, and gives it back. */
export function RefundForm({ payment, onDone }: { payment: AdminPayment; onDone: () => void }) {
  const t = useTranslations('desk.money')
  const { id, amount, fees, currency, phone } = payment
  const form = useZodForm(refundInput, { id, reason: '' }, `desk.refund.${id}`)
  const refund = useWrite(api.admin.payments.refund.mutate, {
    done: { title: t('payments.refunded'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('notSaved'),
    form,
    refresh: ({ admin }) => admin.invalidate(),
    onDone,
  })
  return (
    <Form
      form={form}
      label={t('payments.refund')}
      onSubmit={form.submit((input) => refund.mutate(input))}
      foot={
        <Button type="submit" size="md" color="clay" loading={refund.isPending}>
          {t('payments.refund')}
        </Button>
      }
    >
      <p className={classes.warning}>
        {t('payments.refundText', { amount: formatAmount(amount + fees, currency), phone })}
      </p>
      <TextArea label={t('reason')} rows={3} withAsterisk {...form.getInputProps('reason')} />
    </Form>
  )
}
