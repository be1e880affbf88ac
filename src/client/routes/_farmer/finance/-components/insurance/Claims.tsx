import { lazy, Suspense, useState } from 'react'
import classes from '#client/features/finance/Finance.module.css'
import { useRainWords } from '#client/features/finance/rain-index/useIndexWords.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { Claim } from '#domain/finance/insurance/insurance.schema.ts'
import { ClaimSteps } from './ClaimSteps.tsx'

const CropPhoto = lazy(async () => {
  const [{ CropPhoto: Photo }] = await Promise.all([
    import('#client/features/crops/detail/CropPhoto.tsx'),
    needMessages('crop'),
  ])
  return { default: Photo }
})

const TONES: Record<Claim['status'], BadgeTone> = {
  submitted: 'info',
  reviewing: 'warm',
  approved: 'good',
  paid: 'good',
  rejected: 'destructive',
}

/** The claims of a policy: where each stands, what was decided and why, and by when the next step is promised. */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.claim')
  return (
    <section aria-label={t('title')}>
      <ul className={classes.rows}>
        {claims.map((claim) => (
          <li key={claim.id} className={classes.row}>
            <ClaimFacts claim={claim} />
            <div className={classes.value}>
              <b>
                <Value>{formatAmount(claim.approvedAmount ?? claim.amount, claim.currency)}</Value>
              </b>
              <Badge tone={TONES[claim.status]}>{t(`status.${claim.status}`)}</Badge>
            </div>
            <div className={classes.whole}>
              <ClaimSteps claim={claim} />
              {claim.photoIds.length > 0 && <ClaimPhotos ids={claim.photoIds} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ClaimFacts({ claim }: { claim: Claim }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.claim')
  const format = useFormat()
  const { mm } = useRainWords()
  const { lossDay, amount, approvedAmount, currency, promisedDay, isLate, reason, reading } = claim
  const day = (at: string) => format.dateTime(noonOf(at), { dateStyle: 'medium' })
  return (
    <div className={classes.what}>
      <b>{t(reading ? 'ofSeason' : 'of', { date: day(lossDay) })}</b>
      {reading && (
        <span>
          <Value>{t('rain', { rain: mm(reading.rain) })}</Value>
        </span>
      )}
      {approvedAmount !== null && approvedAmount !== amount && (
        <span>
          <Value>{t('asked', { amount: formatAmount(amount, currency) })}</Value>
        </span>
      )}
      {promisedDay && <span>{t(isLate ? 'late' : 'promised', { date: day(promisedDay) })}</span>}
      {reason && <span>{t('decision', { reason })}</span>}
    </div>
  )
}

/** The photos, fetched once they are asked for. */
function ClaimPhotos({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('finance.claim')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('photos')}</summary>
      {isOpen && (
        <Suspense>
          {ids.map((id) => (
            <CropPhoto key={id} id={id} />
          ))}
        </Suspense>
      )}
    </details>
  )
}
