import { Button } from '@mantine/core'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import type { PriceImportReport } from '#domain/market/import/price-import.schema.ts'
import { ImportCounts } from './ImportCounts.tsx'
import { ImportRows } from './ImportRows.tsx'

/** How an import went. */
export function ImportReport({ report, onMore }: { report: PriceImportReport; onMore: () => void }) {
  const t = useTranslations('desk.priceImport')
  const format = useFormat()
  return (
    <>
      <Card className={adminClasses.card}>
        <h2>{t('done', { count: report.written, shown: format.number(report.written) })}</h2>
        <ImportCounts report={report} />
        <div className={adminClasses.actions}>
          <Button onClick={onMore}>{t('another')}</Button>
        </div>
      </Card>
      <ImportRows report={report} />
    </>
  )
}
