import { api } from '#client/api/client.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { DateField } from '#client/ui/fields/DateField.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type AdminLoan, proposeDaysInput } from '#domain/finance/loan.schema.ts'
import { EVERY_DAYS } from '#domain/finance/loan-terms.ts'
import { DaysForm } from './DaysForm.tsx'
import { useLoanChange } from './useLoanChange.ts'

/** Proposes other days for what is not paid; the farmer has to agree. */
export default function DaysDialog({ loan, onClose }: { loan: AdminLoan; onClose: () => void }) {
  const t = useTranslations('desk.money')
  const begun = { id: loan.id, firstDue: '', everyDays: EVERY_DAYS, reason: '' }
  const form = useZodForm(proposeDaysInput, begun, `desk.days.${loan.id}`)
  const days = useLoanChange({ loan, words: 'days', form, write: api.admin.loans.proposeDays.mutate, onDone: onClose })
  return (
    <DaysForm
      words="days"
      loan={loan}
      form={form}
      isPending={days.isPending}
      onSubmit={form.submit((input) => days.mutate(input))}
      onClose={onClose}
    >
      <DateField label={t('loan.firstDue')} withAsterisk {...form.getInputProps('firstDue')} />
      <NumberField label={t('loan.everyDays')} decimals={0} withAsterisk {...form.getInputProps('everyDays')} />
      <TextArea label={t('reason')} rows={3} withAsterisk {...form.getInputProps('reason')} />
    </DaysForm>
  )
}
