import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import type { SeasonCard } from '#domain/fields/season/season-card.schema.ts'
import classes from './Season.module.css'

const HEIGHT = 60
const STEP = 12

/** Rain beside need for every ten days of the season, in mm; said as a list to who does not see the bars. */
export function DekadBars({ dekads }: Pick<SeasonCard, 'dekads'>) {
  const t = useTranslations('season')
  const format = useFormat()
  if (dekads.length === 0) return null
  const most = Math.max(1, ...dekads.flatMap(({ rain, need }) => [rain, need]))
  const high = (mm: number) => (HEIGHT * mm) / most
  const amount = (mm: number) => format.number(mm, { maximumFractionDigits: 0 })
  return (
    <figure className={classes.bars}>
      <svg viewBox={`0 0 ${dekads.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {dekads.map(({ from, rain, need }, at) => (
          <g key={from}>
            <rect className={classes.need} x={at * STEP + 1} y={HEIGHT - high(need)} width="4" height={high(need)} />
            <rect className={classes.rain} x={at * STEP + 6} y={HEIGHT - high(rain)} width="4" height={high(rain)} />
          </g>
        ))}
      </svg>
      <ul className={classes.heard}>
        {dekads.map(({ from, rain, need }) => (
          <li key={from}>
            {t('dekad', {
              day: format.dateTime(noonOf(from), { dateStyle: 'medium' }),
              rain: amount(rain),
              need: amount(need),
            })}
          </li>
        ))}
      </ul>
      <figcaption className={classes.key}>
        <span data-what="need">{t('needed')}</span>
        <span data-what="rain">{t('fell')}</span>
      </figcaption>
    </figure>
  )
}
