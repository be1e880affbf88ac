import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type PayoutByHand, payoutPaid } from '#domain/finance/payments/payout-by-hand.schema.ts'
import classes from './Payouts.module.css'

/** Writes down that a payout was paid, with its receipt. */
export function PaidForm({ payout: { id, amount, currency, farmer } }: { payout: PayoutByHand }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('agent.payouts')
  const name = farmer.fullName
  const form = useZodForm(payoutPaid, { id, receipt: '', note: '' }, `payouts.paid.${id}`)
  const paid = useWrite(api.agent.payouts.paid.mutate, {
    done: { title: t('paidDone', { name }), tone: 'good' },
    failed: ({ reason }) => reason ?? t('failed'),
    form,
    refresh: ({ agent }) => agent.payouts.invalidate(),
  })
  return (
    <Form
      form={form}
      label={t('paidNamed', { name })}
      onSubmit={form.submit((input) => paid.mutate(input))}
      foot={
        <Button type="submit" size="md" loading={paid.isPending}>
          {t('paidSave')}
        </Button>
      }
    >
      <p className={classes.sure}>{t('paidSure', { name, amount: formatAmount(amount, currency) })}</p>
      <TextField label={t('receipt')} description={t('receiptHint')} withAsterisk {...form.getInputProps('receipt')} />
      <TextField label={t('note')} {...form.getInputProps('note')} />
    </Form>
  )
}
