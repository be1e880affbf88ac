import { usePercent } from '#client/features/finance/usePercent.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'

/** The true cost of a loan, as its farmer saw it, and how much of it is paid. */
export function LoanCostPart({ loan }: { loan: AdminLoan }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const percent = usePercent()
  const money = (major: number) => formatAmount(major, loan.currency)
  const penaltyWords = ({ penaltyAmount, penaltyPaid }: AdminLoan) =>
    t('loan.penaltyOf', { owed: money(penaltyAmount - penaltyPaid), charged: money(penaltyAmount) })
  const { principalAmount, totalAmount, expectedHarvestValue: harvest, remainingAmount } = loan
  const facts: Fact[] = [
    [t('loan.arrives'), money(principalAmount)],
    [t('loan.total'), money(totalAmount)],
    [t('loan.interest'), money(totalAmount - principalAmount)],
    [t('loan.rate'), percent(loan.interestRate)],
    [t('loan.effective'), percent(loan.effectiveRate)],
    [t('loan.method'), t(`product.${loan.interestMethod ?? 'flat'}`)],
    ...(loan.dayCount ? [[t('product.dayCount'), loan.dayCount] as const] : []),
    [t('loan.term'), t('product.days', { count: loan.termDays })],
    [t('loan.harvest'), harvest === null ? t('unknown') : money(harvest)],
    ...(remainingAmount === null
      ? []
      : ([
          [t('loan.paid'), money(loan.paidAmount)],
          [t('loan.remaining'), money(remainingAmount)],
          ...(loan.penaltyAmount > 0 ? [[t('loan.penalties'), penaltyWords(loan)] as const] : []),
          ...(loan.writtenOffAmount === null ? [] : [[t('loan.writtenOff'), money(loan.writtenOffAmount)] as const]),
          ...(loan.payOff ? [[t('loan.payOff'), money(loan.payOff.amount)] as const] : []),
        ] as const)),
  ]
  return (
    <section>
      <h3>{t('loan.cost')}</h3>
      <Facts facts={facts} />
    </section>
  )
}
