import classes from '#client/features/finance/admin/Money.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { AdminClaim } from '#domain/finance/insurance/insurance.schema.ts'
import { CLAIM_TONES } from './insurance-tones.ts'
import { PromisedDay } from './PromisedDay.tsx'

/** The steps that a claim took, with the day that was promised for the one after each. */
export function ClaimSteps({ claim }: { claim: AdminClaim }) {
  const t = useTranslations('desk.money.claim')
  const states = useTranslations('finance.claim.status')
  const format = useFormat()
  return (
    <section>
      <h3>{t('steps')}</h3>
      <ul className={classes.lines}>
        {claim.steps.map(({ status, at, promisedDay }) => (
          <li key={at + status} className={classes.line}>
            <span>
              <Badge tone={CLAIM_TONES[status]}>{states(status)}</Badge>{' '}
              <Value>{format.dateTime(dateAt(at), { dateStyle: 'medium' })}</Value>
            </span>
            <span>
              {promisedDay && t('by', { date: format.dateTime(noonOf(promisedDay), { dateStyle: 'medium' }) })}
            </span>
          </li>
        ))}
      </ul>
      {claim.promisedDay && <PromisedDay claim={claim} />}
    </section>
  )
}
