import { usePercent } from '#client/features/finance/usePercent.ts'
import desk from '#client/features/operations/admin/Admin.module.css'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { PortfolioFigures } from '#domain/finance/portfolio/portfolio.schema.ts'
import { AGES, type Figure, RISK_DAYS } from '#domain/finance/portfolio/portfolio.ts'
import { keysOf } from '#domain/table.ts'
import { FigureButton } from './FigureButton.tsx'
import classes from './Portfolio.module.css'

/** The figures of a currency: what is owed, at risk, of which age, and the rate at which it is paid back. */
export function Totals({ total }: { total: PortfolioFigures }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.portfolio')
  return (
    <Card className={desk.card}>
      <h2>{t('owed', { count: total.loans })}</h2>
      <dl className={classes.facts}>
        <FigureRow figure="outstanding" amount={total.outstanding} total={total} />
        <RepaymentRow total={total} />
      </dl>
      <h2>{t('risk')}</h2>
      <p className={desk.quiet}>{t('riskHint')}</p>
      <dl className={classes.facts}>
        {RISK_DAYS.map((days) => (
          <FigureRow key={days} figure={`risk${days}`} amount={total[`risk${days}`]} share={total[`risk${days}Share`]} total={total} /> // biome-ignore format: one row
        ))}
      </dl>
      <h2>{t('ages')}</h2>
      <dl className={classes.facts}>
        {keysOf(AGES).map((age) => (
          <FigureRow key={age} figure={age} amount={total[age]} total={total} />
        ))}
        <div>
          <dt>{t('writtenOff')}</dt>
          <dd>
            <Value>{formatAmount(total.writtenOff, total.currency)}</Value>
          </dd>
        </div>
      </dl>
    </Card>
  )
}

type FigureRowProps = { figure: Figure; amount: number; share?: number | null; total: PortfolioFigures }

function FigureRow({ figure, amount, share = null, total: { currency } }: FigureRowProps) {
  const t = useTranslations('desk.portfolio.figures')
  return (
    <div>
      <dt>{t(figure)}</dt>
      <dd>
        <FigureButton figure={figure} amount={amount} currency={currency} share={share} />
      </dd>
    </div>
  )
}

function RepaymentRow({ total: { currency, fallenDue, paidOfDue, repaymentRate } }: { total: PortfolioFigures }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.portfolio')
  const percent = usePercent()
  return (
    <div>
      <dt>
        <Value>{t('repaidOf', { paid: formatAmount(paidOfDue, currency) })}</Value>{' '}
        <FigureButton figure="fallenDue" amount={fallenDue} currency={currency} />
      </dt>
      <dd>
        <Value>{repaymentRate === null ? '–' : percent(repaymentRate)}</Value>
      </dd>
    </div>
  )
}
