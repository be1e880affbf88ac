import finance from '#client/features/finance/Finance.module.css'
import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { CreditScore } from '#domain/finance/loans/credit-score.schema.ts'
import classes from './LoanPlan.module.css'
import own from './Score.module.css'

/** The score of the applicant: each part with its points, and what raises it. */
export function Score({ score: { points, parts }, least = 0 }: { score: CreditScore; least?: number }) {
  const t = useTranslations('finance.score')
  return (
    <div>
      {points < least && <p className={finance.warning}>{t('low', { least: digits(least) })}</p>}
      <details className={finance.fold}>
        <summary>{t('title', { points: digits(points) })}</summary>
        <p className={classes.note}>{t('hint')}</p>
        <ul className={own.parts}>
          {parts.map(({ part, points: got, max }) => (
            <li key={part}>
              <b>{t(`part.${part}`)}</b>
              <b>{t('of', { points: digits(got), max: digits(max) })}</b>
              <span>{t(`how.${part}`)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
