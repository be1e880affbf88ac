import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { ImportProgress } from '#client/features/operations/import/ImportProgress.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportReport } from './ImportReport.tsx'
import { usePriceImport } from './usePriceImport.ts'

/** Imports a file of prices of the World Food Programme, step by step. */
export function ImportScreen() {
  const t = useTranslations('desk.priceImport')
  const steps = usePriceImport()
  const { report, percent, running, isStarting, refusal } = steps
  const isBusy = percent !== null || running !== null || isStarting
  return (
    <div className={adminClasses.page}>
      <div className={adminClasses.head}>
        <PageTitle isPlain>{t('title')}</PageTitle>
        <Button variant="default" renderRoot={(props) => <Link to="/admin/market-prices" {...props} />}>
          {t('back')}
        </Button>
      </div>
      {isBusy && (
        <Card className={adminClasses.card} data-busy>
          <ImportProgress percent={percent} running={running} say={(phase) => t(`phase.${phase}`)} />
        </Card>
      )}
      {!isBusy && (refusal || !report) && <ChooseFile refusal={refusal} onFile={steps.choose} />}
      {report && !refusal && report.isDryRun && <ImportPreview report={report} steps={steps} isBusy={isBusy} />}
      {!isBusy && report && !refusal && !report.isDryRun && <ImportReport report={report} onMore={steps.startOver} />}
    </div>
  )
}
