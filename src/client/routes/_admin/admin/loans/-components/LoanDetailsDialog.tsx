import money from '#client/features/finance/admin/Money.module.css'
import { PaymentsOf } from '#client/features/finance/admin/PaymentsOf.tsx'
import { WaitsForSecond } from '#client/features/finance/admin/WaitsForSecond.tsx'
import { LoanChanges } from '#client/features/finance/LoanChanges.tsx'
import { LOAN_TONES } from '#client/features/finance/loan-tones.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { dateAt } from '#domain/dates.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'
import { ProposedByLender } from './change/ProposedByLender.tsx'
import { LoanButtons } from './LoanButtons.tsx'
import { LoanCostPart } from './LoanCostPart.tsx'
import { LoanPayments } from './LoanPayments.tsx'
import { LoanSchedule } from './LoanSchedule.tsx'
import { ScorePart } from './ScorePart.tsx'

/** All that a decision about a loan needs, and what became of it. */
export default function LoanDetailsDialog({ loan, onClose }: { loan: AdminLoan; onClose: () => void }) {
  const t = useTranslations('desk.money')
  const finance = useTranslations('finance')
  const format = useFormat()
  const { id, farmer, status, purpose, acknowledgedAt, rejectionReason } = loan
  const date = acknowledgedAt && format.dateTime(dateAt(acknowledgedAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <SheetDialog onClose={onClose} title={t('loan.title', { name: farmer.fullName })} width={640}>
      <div className={money.parts}>
        <div className={money.actions}>
          <Badge tone={LOAN_TONES[status]}>{finance(`status.${status}`)}</Badge>
        </div>
        <p>{purpose}</p>
        {loan.pendingDecision && <WaitsForSecond pending={loan.pendingDecision} currency={loan.currency} />}
        {rejectionReason && <p className={money.warning}>{finance('loan.reason', { reason: rejectionReason })}</p>}
        <LoanCostPart loan={loan} />
        <p className={money.quiet}>
          {date ? t('loan.acknowledged', { name: farmer.fullName, date }) : t('loan.notAcknowledged')}
        </p>
        <ScorePart score={loan.score} />
        <LoanSchedule loan={loan} />
        <PaymentsOf subjectId={id} purpose="disbursement" />
        {loan.disbursedAt && <LoanPayments loan={loan} />}
        <ProposedByLender loan={loan} />
        {loan.changes.length > 0 && (
          <section>
            <h3>{t('loan.changes')}</h3>
            <LoanChanges loan={loan} />
          </section>
        )}
        <div className={money.actions}>
          <LoanButtons loan={loan} isOpen />
        </div>
      </div>
    </SheetDialog>
  )
}
