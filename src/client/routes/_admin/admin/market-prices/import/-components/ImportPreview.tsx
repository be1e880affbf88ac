import { Button } from '@mantine/core'
import { useState } from 'react'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { RadioField } from '#client/ui/fields/RadioField.tsx'
import { sayText } from '#client/ui/live/announce.ts'
import type { DoubtfulChoice, PriceImportReport } from '#domain/market/import/price-import.schema.ts'
import { CropMapping } from './CropMapping.tsx'
import classes from './Import.module.css'
import { ImportCounts } from './ImportCounts.tsx'
import { ImportRows } from './ImportRows.tsx'
import type { PriceImport } from './usePriceImport.ts'

type ImportPreviewProps = { report: PriceImportReport; steps: PriceImport; isBusy: boolean }

/** What an import would do, with the choices that are the administrator's. */
export function ImportPreview({ report, steps, isBusy }: ImportPreviewProps) {
  const t = useTranslations('desk.priceImport')
  const format = useFormat()
  const [doubtful, setDoubtful] = useState<DoubtfulChoice>('skip')
  const count = report.new + report.changed + (doubtful === 'take' ? report.doubtful : 0)
  return (
    <>
      <Card className={adminClasses.card}>
        <h2>{steps.fileName}</h2>
        <div ref={sayText}>
          <ImportCounts report={report} />
        </div>
        {report.doubtful > 0 && (
          <RadioField
            className={classes.radios}
            label={t('doubtful.label')}
            description={t('doubtful.why')}
            value={doubtful}
            onChange={setDoubtful}
            choices={[
              { value: 'skip', label: t('doubtful.skip') },
              { value: 'take', label: t('doubtful.take') },
            ]}
          />
        )}
        {steps.isOutdated && <p role="status">{t('outdated')}</p>}
        <div className={adminClasses.actions}>
          {steps.isOutdated ? (
            <Button onClick={steps.countAgain} loading={isBusy}>
              {t('countAgain')}
            </Button>
          ) : (
            <Button onClick={() => steps.importNow(doubtful)} loading={isBusy} disabled={count === 0}>
              {count === 0 ? t('nothing') : t('import', { count, shown: format.number(count) })}
            </Button>
          )}
          <Button variant="default" onClick={steps.startOver} disabled={isBusy}>
            {t('another')}
          </Button>
        </div>
      </Card>
      <ImportRows report={report} />
      <CropMapping commodities={report.commodities} isBusy={isBusy} onChosen={steps.noteChoice} />
    </>
  )
}
