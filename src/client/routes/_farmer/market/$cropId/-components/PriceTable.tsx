import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { PricePoint } from '#domain/market/price-history.ts'
import classes from './tables.module.css'

/** The points of the chart as a table, newest first. */
export function PriceTable({ points, currency }: { points: PricePoint[]; currency: string }) {
  const { formatPrice } = useMoney()
  const t = useTranslations('market.chart')
  const format = useFormat()
  return (
    <details className={classes.more}>
      <summary>{t('table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">
                <Value>{t('price')}</Value>
              </th>
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map(({ date, pricePerKg }) => (
              <tr key={date}>
                <th scope="row">
                  {format.dateTime(noonOf(date), { day: 'numeric', month: 'short', year: 'numeric' })}
                </th>
                <td>
                  <Value>{formatPrice(pricePerKg, currency)}</Value>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
