import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/Finance.module.css'
import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { IndexRecord as Recorded } from '#domain/finance/insurance/rain-index/rain-index.schema.ts'
import { useRainWords } from './useIndexWords.ts'

/** The years on record in which an insurance would have paid. */
export function IndexRecord({ productId }: { productId: string }) {
  const t = useTranslations('finance.index')
  const record = trpc.finance.products.indexRecord.useQuery({ productId })
  return (
    <section aria-label={t('record')}>
      <b>{t('record')}</b>
      <QueryView query={record}>{(found) => <Years record={found} />}</QueryView>
    </section>
  )
}

function Years({ record: { source, seasons } }: { record: Recorded }) {
  const t = useTranslations('finance.index')
  const { mm, share } = useRainWords()
  const [newest, oldest] = [seasons[0], seasons.at(-1)]
  if (!newest || !oldest) return <p className={classes.note}>{t('noRecord')}</p>
  const paid = seasons.filter((season) => (season.share ?? 0) > 0)
  const year = ({ from }: { from: string }) => from.slice(0, 4)
  return (
    <>
      <p className={classes.note}>
        <Value>
          {t('years', { count: seasons.length, from: year(oldest), to: year(newest), paid: digits(paid.length) })}
        </Value>
      </p>
      <ul className={classes.steps}>
        {paid.map((season) => (
          <li key={season.from}>
            <Value>{t('paidIn', { year: year(season), rain: mm(season.rain), share: share(season.share ?? 0) })}</Value>
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        <Value>{t('source', { source: source ?? '' })}</Value>
      </p>
    </>
  )
}
