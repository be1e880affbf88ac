import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { IMPORT_GROUPS, type PriceImportReport } from '#domain/market/import/price-import.schema.ts'
import classes from './Import.module.css'

/** The rows of the file, counted by what becomes of them. */
export function ImportCounts({ report }: { report: PriceImportReport }) {
  const t = useTranslations('desk.priceImport.group')
  const format = useFormat()
  return (
    <dl className={classes.counts}>
      {IMPORT_GROUPS.map((group) => (
        <div key={group}>
          <dt>{t(group)}</dt>
          <dd>{format.number(report[group])}</dd>
        </div>
      ))}
    </dl>
  )
}
