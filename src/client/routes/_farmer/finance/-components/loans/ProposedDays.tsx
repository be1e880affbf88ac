import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import type { Loan } from '#domain/finance/loan.schema.ts'
import { unique } from '#domain/table.ts'

/** The harvest has moved, or a lender proposes it: new days to pay, which hold only once the farmer agrees. */
export function ProposedDays({ loan: { id, proposedDueDays, proposalReason, schedule } }: { loan: Loan }) {
  const t = useTranslations('finance.loan')
  const format = useFormat()
  const answer = useWrite(api.finance.loans.answerSchedule.mutate, {
    done: ({ proposedDueDays: left }, { isAccepted }) => ({
      title: t(isAccepted && !left ? 'daysTaken' : 'daysKept'),
      tone: 'good',
    }),
    failed: ({ reason }) => reason ?? t('daysFailed'),
    refresh: ({ finance }) => finance.loans.invalidate(),
  })
  // What is paid keeps its day: those that are asked about are the others.
  const paidUntil = schedule.findLast(({ status }) => status === 'paid')?.due ?? ''
  const days = unique(proposedDueDays ?? [])
    .filter((day) => day > paidUntil)
    .map((day) => format.dateTime(noonOf(day), { dateStyle: 'medium' }))
  return (
    <section className={classes.warning} aria-label={t('newDays')}>
      <p>
        {proposalReason === null
          ? t('newDaysText', { days: format.list(days) })
          : t('lenderDays', { days: format.list(days), reason: proposalReason })}
      </p>
      <div className={classes.buttons}>
        <Button loading={answer.isPending} onClick={() => answer.mutate({ loanId: id, isAccepted: true })}>
          {t('takeDays')}
        </Button>
        <Button
          variant="default"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ loanId: id, isAccepted: false })}
        >
          {t('keepDays')}
        </Button>
      </div>
    </section>
  )
}
