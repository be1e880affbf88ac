import { useId } from 'react'
import { digits } from '#client/i18n/digits.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf, now, today } from '#client/phone/clock.ts'
import { Card } from '#client/ui/Card.tsx'
import { hoursSince } from '#domain/messaging/notification.ts'
import type { ShownForecast } from '#domain/weather/forecast.schema.ts'
import { isWet, skyOf } from '#domain/weather/forecast.ts'
import classes from './ForecastStrip.module.css'
import { SKIES } from './skies.tsx'

/** Seven days side by side: sky, highest and lowest temperature, rain; with age and source. */
export function ForecastStrip({ days }: { days: ShownForecast[] }) {
  const t = useTranslations('weather')
  const id = useId()
  const [first] = days
  if (!first) return null
  const hours = hoursSince(first.fetchedAt, now())
  return (
    <section aria-labelledby={id}>
      <Card className={classes.card}>
        <div className={classes.head}>
          <h2 id={id}>{t('title', { city: first.location.split(',')[0]! })}</h2>
          <span>{hours === 0 ? t('fetchedNow') : t('fetched', { hours: digits(hours) })}</span>
        </div>
        <ol className={classes.days}>
          {days.map((day) => (
            <ForecastDay key={day.day} day={day} />
          ))}
        </ol>
        <p className={classes.foot}>
          {t('legend')}{' '}
          {t.rich('source', {
            site: (name) => (
              <a href="https://open-meteo.com/" target="_blank" rel="noreferrer">
                {name}
              </a>
            ),
          })}
        </p>
      </Card>
    </section>
  )
}

function ForecastDay({ day }: { day: ShownForecast }) {
  const t = useTranslations('weather')
  const format = useFormat()
  const sky = skyOf(day.weatherCode)
  const { Icon, word } = sky ? SKIES[sky] : {}
  const wet = isWet(day)
  return (
    <li>
      <span className={classes.day}>
        {day.day === today() ? t('today') : format.dateTime(noonOf(day.day), { weekday: 'short' })}
      </span>
      <span className={classes.icon}>{Icon && <Icon size={26} stroke={1.6} aria-hidden="true" />}</span>
      <span className={classes.word}>{word && t(word)}</span>
      <b className={classes.high}>{t('degrees', { degrees: digits(Math.round(day.temperatureMax)) })}</b>
      <span>{t('degrees', { degrees: digits(Math.round(day.temperatureMin)) })}</span>
      <span className={classes.rain} data-wet={wet || undefined}>
        <b>{wet || day.rain === 0 ? format.number(Math.round(day.rain)) : '<1'}</b> <small>{t('mm')}</small>
      </span>
    </li>
  )
}
