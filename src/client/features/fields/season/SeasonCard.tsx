import { Link } from '@tanstack/react-router'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { useSession } from '#client/phone/session.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { addressOf } from '#client/ui/dialog/dialog-address.ts'
import { Facts } from '#client/ui/page/Facts.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { SeasonCard as Season } from '#domain/fields/season/season-card.schema.ts'
import { DekadBars } from './DekadBars.tsx'
import classes from './Season.module.css'
import { useSeasonFacts } from './useSeasonFacts.ts'

const TONES = {
  none: 'good',
  moderate: 'warm',
  severe: 'destructive',
  extreme: 'destructive',
} as const satisfies Record<Season['severity'], BadgeTone>

/** The water of one crop: a sentence, the figures behind it, what comes, and what to do. */
export function SeasonCard({ card }: { card: Season }) {
  const t = useTranslations('season')
  const format = useFormat()
  const facts = useSeasonFacts(card)
  const isFarmer = useSession()?.user.role === 'farmer'
  const crop = useCropNames()(card.crop.name)
  const { until, waterClass, severity, outlook, advice, source } = card
  const amount = (mm: number) => format.number(mm, { maximumFractionDigits: 0 })
  return (
    <Card className={classes.card}>
      <div className={classes.head}>
        <b>{crop}</b>
        <Badge tone={waterClass === null ? 'secondary' : TONES[severity]}>
          {waterClass === null ? t('unknown') : t(`severity.${severity}`)}
        </Badge>
      </div>
      <p className={classes.said}>
        <Value>{waterClass === null ? t('nothingYet') : t(`water.${waterClass}`, { crop })}</Value>
      </p>
      {outlook && (
        <p className={classes.said}>
          <Value>
            {t(outlook.rain >= outlook.need ? 'comesEnough' : 'comesLittle', {
              need: amount(outlook.need),
              rain: amount(outlook.rain),
            })}
          </Value>
        </p>
      )}
      <DekadBars dekads={card.dekads} />
      <Facts facts={facts} />
      {advice.length > 0 && (
        <div className={classes.advice}>
          <b>{t('advice')}</b>
          {advice.map(({ id, title }) =>
            isFarmer ? (
              <Link key={id} to="/advisories" search={{ open: addressOf('advisory', id) }}>
                {title}
              </Link>
            ) : (
              <span key={id}>{title}</span>
            ),
          )}
        </div>
      )}
      {until && source && (
        <p className={classes.quiet}>
          <Value>{t('source', { day: format.dateTime(noonOf(until), { dateStyle: 'medium' }), source })}</Value>
        </p>
      )}
    </Card>
  )
}
