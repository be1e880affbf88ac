import classes from '#client/features/finance/Finance.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { Claim } from '#domain/finance/insurance/insurance.schema.ts'

/** The steps of a claim with their days, and the day that was promised for the next one. */
export function ClaimSteps({ claim: { steps } }: { claim: Claim }) {
  const t = useTranslations('finance.claim')
  const format = useFormat()
  const day = (at: string) => format.dateTime(noonOf(at), { dateStyle: 'medium' })
  return (
    <details className={classes.fold}>
      <summary>{t('steps')}</summary>
      <ol className={classes.steps}>
        {steps.map(({ status, at, promisedDay }) => (
          <li key={at + status}>
            <b>{t(`status.${status}`)}</b> <Value>{day(at)}</Value>
            {promisedDay && (
              <small>
                {' '}
                · <Value>{t('promised', { date: day(promisedDay) })}</Value>
              </small>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
