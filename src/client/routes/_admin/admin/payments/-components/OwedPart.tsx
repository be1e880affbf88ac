import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type AdminPayment, cameBackInput } from '#domain/finance/payments/payment.schema.ts'

/** What became of the money of a payout that was taken back: while it is owed, the way to note that it has come back. */
export function OwedPart({ payment, onDone }: { payment: AdminPayment; onDone: () => void }) {
  const t = useTranslations('desk.money')
  if (payment.returned === 'back') return <p className={classes.quiet}>{t('payments.isBack')}</p>
  return (
    <>
      <p className={classes.warning}>{t('payments.isOwed', { name: payment.farmer.fullName })}</p>
      <CameBackForm id={payment.id} onDone={onDone} />
    </>
  )
}

function CameBackForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslations('desk.money')
  const form = useZodForm(cameBackInput, { id, receipt: '' }, `desk.cameBack.${id}`)
  const note = useWrite(api.admin.payments.cameBack.mutate, {
    done: { title: t('payments.notedBack'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('notSaved'),
    form,
    refresh: ({ admin }) => admin.invalidate(),
    onDone,
  })
  return (
    <Form
      form={form}
      label={t('payments.noteBack')}
      onSubmit={form.submit((input) => note.mutate(input))}
      foot={
        <Button type="submit" size="md" loading={note.isPending}>
          {t('payments.noteBack')}
        </Button>
      }
    >
      <TextField label={t('payments.cameBack')} withAsterisk {...form.getInputProps('receipt')} />
    </Form>
  )
}
