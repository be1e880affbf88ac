import { api } from '#client/api/client.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'

/** Approves or rejects an application; if another administrator was first, the list shows that decision. */
export function useDecisions(loan: AdminLoan, onDone: () => void, form?: WrittenForm<never>) {
  const { approve, reject } = api.admin.loans
  return {
    approve: useDecision(approve.mutate, { words: 'approved', loan, onDone }),
    reject: useDecision(reject.mutate, { words: 'rejected', loan, form, onDone }),
  }
}

type Decision = {
  words: 'approved' | 'rejected'
  loan: AdminLoan
  form?: WrittenForm<never> | undefined
  onDone: () => void
}

function useDecision<Input>(decide: (input: Input) => Promise<AdminLoan>, { words, loan, form, onDone }: Decision) {
  const t = useTranslations('admin.lending')
  const decisions = useTranslations('desk.decisions')
  return useWrite(decide, {
    done: ({ pendingDecision }) =>
      pendingDecision
        ? { title: decisions('asked'), tone: 'good' }
        : { title: t(words), text: t('told', { name: loan.farmer.fullName }), tone: 'good' },
    failed: t('failed'),
    refresh: ({ admin }) =>
      Promise.all([admin.loans, admin.stats.waiting, admin.finance.decisions].map((each) => each.invalidate())),
    form,
    onDone,
    onFailed: async ({ problem }, { admin }) => {
      if (problem !== 'loanDecided') return
      await admin.loans.invalidate()
      onDone()
    },
  })
}
