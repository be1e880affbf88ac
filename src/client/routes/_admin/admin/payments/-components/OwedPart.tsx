import { api } from '#client/api/client.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type AdminPayment, cameBackInput } from '#domain/finance/payments/payment.schema.ts'
import { NoteForm } from './NoteForm.tsx'
import { useNoteWrite } from './useNoteWrite.ts'

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
  const note = useNoteWrite(api.admin.payments.cameBack.mutate, { form, done: t('payments.notedBack'), onDone })
  return (
    <NoteForm
      form={form}
      label={t('payments.noteBack')}
      isPending={note.isPending}
      onSubmit={form.submit((input) => note.mutate(input))}
    >
      <TextField label={t('payments.cameBack')} withAsterisk {...form.getInputProps('receipt')} />
    </NoteForm>
  )
}
