import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type PayoutByHand, payoutNotPaid } from '#domain/finance/payments/payout-by-hand.schema.ts'

/** Writes down that a payout cannot be paid, and why: the administrators see it. */
export function NotPaidForm({ payout: { id, farmer } }: { payout: PayoutByHand }) {
  const t = useTranslations('agent.payouts')
  const name = farmer.fullName
  const form = useZodForm(payoutNotPaid, { id, reason: '' }, `payouts.notPaid.${id}`)
  const notPaid = useWrite(api.agent.payouts.notPaid.mutate, {
    done: { title: t('notPaidDone'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('failed'),
    form,
    refresh: ({ agent }) => agent.payouts.invalidate(),
  })
  return (
    <Form
      form={form}
      label={t('notPaidNamed', { name })}
      onSubmit={form.submit((input) => notPaid.mutate(input))}
      foot={
        <Button type="submit" size="md" color="clay" loading={notPaid.isPending}>
          {t('notPaidSave')}
        </Button>
      }
    >
      <TextArea label={t('reason')} rows={3} withAsterisk {...form.getInputProps('reason')} />
    </Form>
  )
}
