import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type AdminPayment, paymentSettlement } from '#domain/finance/payments/payment.schema.ts'
import { canMovePayment } from '#domain/finance/payments/payment.ts'

const OUTCOMES = ['succeeded', 'failed'] as const

/** Settles by hand what a provider left open: how it ended, how somebody knows, and what follows from it. */
export default function SettleDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const decisions = useTranslations('desk.decisions')
  const { id, gateway, status, farmer, amount, currency } = payment
  const possible = OUTCOMES.filter((outcome) => canMovePayment(status, outcome))
  const values = { id, outcome: possible.at(-1) ?? 'failed', receipt: '', reason: '' } as const
  const form = useZodForm(paymentSettlement, values, `desk.settle.${id}`)
  const settle = useWrite(api.admin.payments.settle.mutate, {
    done: ({ pendingDecision }) => ({
      title: pendingDecision ? decisions('asked') : t('payments.settled'),
      tone: 'good',
    }),
    failed: ({ reason }) => reason ?? t('notSaved'),
    form,
    refresh: ({ admin }) => admin.invalidate(),
    onDone: onClose,
  })
  const outcome = form.values.outcome || 'failed'
  return (
    <SheetDialog onClose={onClose} title={t('payments.settleTitle')} width={480}>
      <Form
        form={form}
        onSubmit={form.submit((input) => settle.mutate(input))}
        foot={
          <>
            <Button type="submit" size="md" loading={settle.isPending}>
              {t('payments.confirm')}
            </Button>
            <Button size="md" variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <p className={classes.quiet}>{t(gateway === 'by-hand' ? 'payments.settleHandHint' : 'payments.settleHint')}</p>
        <SelectField
          label={t('payments.outcome')}
          data={possible.map((value) => ({ value, label: t(`payments.${value}`) }))}
          {...form.getInputProps('outcome')}
        />
        {outcome === 'succeeded' && (
          <TextField
            label={t('payments.receipt')}
            description={t('payments.receiptHint')}
            {...form.getInputProps('receipt')}
          />
        )}
        <TextArea label={t('payments.settleReason')} rows={3} withAsterisk {...form.getInputProps('reason')} />
        <p className={classes.warning}>
          {t(`payments.sure.${outcome}`, { name: farmer.fullName, amount: formatAmount(amount, currency) })}
        </p>
      </Form>
    </SheetDialog>
  )
}
