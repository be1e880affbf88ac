import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'

type Change<Input> = {
  loan: AdminLoan
  words: 'grace' | 'days'
  form: WrittenForm<'reason'>
  write: (input: Input) => Promise<unknown>
  onDone: () => void
}

/** Changes the days of a loan, and says that its farmer was told. */
export function useLoanChange<Input>(change: Change<Input>) {
  const { loan, words, form, write, onDone } = change
  const t = useTranslations('desk.money')
  return useWrite(write, {
    form,
    done: { title: t(`loan.${words}Done`), text: t('told', { name: loan.farmer.fullName }), tone: 'good' },
    failed: ({ reason }) => reason ?? t('notSaved'),
    refresh: ({ admin }) => admin.invalidate(),
    onDone,
  })
}
