import classes from '#client/features/finance/Finance.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { SeasonSeries } from '#domain/finance/insurance/rain-index/rain-index.schema.ts'
import { useRainWords } from './useIndexWords.ts'

/** The rain of a season: its sum, what it pays, and each day, in rows of ten days. */
export function SeasonRecord({ series }: { series: SeasonSeries }) {
  const t = useTranslations('finance.index')
  const { mm, share, day } = useRainWords()
  const { from, to, rain, missingDays, source, index } = series
  return (
    <div className={classes.card}>
      <p className={classes.note}>
        <Value>{t('seasonOf', { place: index.place, from: day(from), to: day(to) })}</Value>
      </p>
      <p className={classes.amount}>
        <Value>{t('sum', { rain: mm(rain) })}</Value>
      </p>
      <p className={classes.note}>
        <Value>
          {series.share === null ? t('missing', { count: missingDays }) : t('pays', { share: share(series.share) })}
        </Value>
      </p>
      <TenDays days={series.days} />
      {source && (
        <p className={classes.note}>
          <Value>{t('source', { source })}</Value>
        </p>
      )}
    </div>
  )
}

function TenDays({ days }: Pick<SeasonSeries, 'days'>) {
  const t = useTranslations('finance.index')
  const format = useFormat()
  const { mm } = useRainWords()
  const short = (day: string) => format.dateTime(noonOf(day), { day: 'numeric', month: 'short' })
  const rows = Array.from({ length: Math.ceil(days.length / 10) }, (_, at) => days.slice(at * 10, at * 10 + 10))
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <li key={row[0]!.day} className={classes.row}>
          <div className={classes.what}>
            <b>{`${short(row[0]!.day)} – ${short(row.at(-1)!.day)}`}</b>
            <span>
              <Value>{row.map(({ rain }) => (rain === null ? '–' : mm(rain))).join(' · ')}</Value>
            </span>
          </div>
          <b className={classes.value}>
            <Value>{t('sum', { rain: mm(row.reduce((sum, { rain }) => sum + (rain ?? 0), 0)) })}</Value>
          </b>
        </li>
      ))}
    </ul>
  )
}
