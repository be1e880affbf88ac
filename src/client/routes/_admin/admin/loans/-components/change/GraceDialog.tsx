import { api } from '#client/api/client.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type AdminLoan, graceInput } from '#domain/finance/loan.schema.ts'
import { DaysForm } from './DaysForm.tsx'
import { useLoanChange } from './useLoanChange.ts'

/** Gives a farmer more time for all that is not paid. */
export default function GraceDialog({ loan, onClose }: { loan: AdminLoan; onClose: () => void }) {
  const t = useTranslations('desk.money')
  const form = useZodForm(graceInput, { id: loan.id, days: 30, reason: '' }, `desk.grace.${loan.id}`)
  const grace = useLoanChange({ loan, words: 'grace', form, write: api.admin.loans.grantGrace.mutate, onDone: onClose })
  return (
    <DaysForm
      words="grace"
      loan={loan}
      form={form}
      isPending={grace.isPending}
      onSubmit={form.submit((input) => grace.mutate(input))}
      onClose={onClose}
    >
      <NumberField label={t('loan.graceDays')} decimals={0} withAsterisk {...form.getInputProps('days')} />
      <TextArea label={t('reason')} rows={3} withAsterisk {...form.getInputProps('reason')} />
    </DaysForm>
  )
}
