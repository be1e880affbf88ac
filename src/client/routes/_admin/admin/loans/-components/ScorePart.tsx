import classes from '#client/features/finance/admin/Money.module.css'
import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import type { CreditScore } from '#domain/finance/loans/credit-score.schema.ts'

/** The score of an applicant, with what each of its parts counts. */
export function ScorePart({ score }: { score: CreditScore | null }) {
  const t = useTranslations('desk.money.loan')
  if (!score) return <p className={classes.quiet}>{t('noScore')}</p>
  return (
    <section>
      <h3>{t('score', { points: digits(score.points) })}</h3>
      <p className={classes.quiet}>{t('scoreHint')}</p>
      <ul className={classes.lines}>
        {score.parts.map(({ part, points, max }) => (
          <li key={part}>
            <div className={classes.line}>
              <b>{t(`parts.${part}`)}</b>
              <span>{t('points', { points: digits(points), max: digits(max) })}</span>
            </div>
            <ProgressBar percent={(100 * points) / max} label={null} />
            <p className={classes.quiet}>{t(`partHint.${part}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
