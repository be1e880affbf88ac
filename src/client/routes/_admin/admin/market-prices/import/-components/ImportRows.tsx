import { trpc } from '#client/api/hooks.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { PriceImportReport, PriceSample } from '#domain/market/import/price-import.schema.ts'
import classes from './Import.module.css'

const PRICED = ['doubtful', 'changed', 'new'] as const

/** The first rows of each group, and the reasons of those that are refused. */
export function ImportRows({ report: { samples, reasons, refused, ...counts } }: { report: PriceImportReport }) {
  const t = useTranslations('desk.priceImport')
  const format = useFormat()
  const rowOf = useSampleWords()
  const title = (group: 'refused' | (typeof PRICED)[number], count: number) =>
    t('rows', { group: t(`group.${group}`), count: format.number(count) })
  return (
    <>
      {refused > 0 && (
        <details className={classes.group}>
          <summary>{title('refused', refused)}</summary>
          <ul className={classes.rows}>
            {reasons.map(({ reason, rows }) => (
              <li key={reason}>{t('reason', { reason, count: rows })}</li>
            ))}
          </ul>
          <p>{t('first', { count: samples.refused.length })}</p>
          <ul className={classes.rows}>
            {samples.refused.map(({ line, text, reason }) => (
              <li key={line}>
                <Value>{t('line', { line: format.number(line) })}</Value> <q>{text}</q> <Value>{reason}</Value>
              </li>
            ))}
          </ul>
        </details>
      )}
      {PRICED.filter((group) => counts[group] > 0).map((group) => (
        <details key={group} className={classes.group}>
          <summary>{title(group, counts[group])}</summary>
          <p>{t('first', { count: samples[group].length })}</p>
          <ul className={classes.rows}>
            {samples[group].map((sample) => (
              <li key={sample.line}>{rowOf(group, sample)}</li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}

/** A price in a sentence: 'Line 12: Maize, Aba, 15 Oct 2026: ₦434.40 a kg (usually ₦80.00)'. */
function useSampleWords() {
  const { formatPrice } = useMoney()
  const t = useTranslations('desk.priceImport')
  const format = useFormat()
  const { data: crops = [] } = trpc.farmer.crops.catalogue.useQuery()
  return (group: (typeof PRICED)[number], { line, cropId, market, date, currency, pricePerKg, other }: PriceSample) =>
    t(`sample.${group}`, {
      line: format.number(line),
      crop: crops.find(({ id }) => id === cropId)?.name ?? '',
      market,
      date: format.dateTime(noonOf(date), { dateStyle: 'medium' }),
      price: formatPrice(pricePerKg, currency),
      other: other === null ? '' : formatPrice(other, currency),
    })
}
