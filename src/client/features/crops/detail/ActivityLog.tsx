import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { LogLine } from './LogLine.tsx'
import classes from './lists.module.css'
import { useLog } from './useLog.ts'

export default function ActivityLog({ farmerCrop }: { farmerCrop: FarmerCrop }) {
  const t = useTranslations('crop.log')
  const { query, older } = useLog(farmerCrop)
  return (
    <QueryView
      query={query}
      empty={<EmptyState drawing={<IconHistory size={38} stroke={1.6} aria-hidden="true" />} text={t('none')} />}
    >
      {(lines) => (
        <>
          <ol className={classes.list}>
            {lines.map((line) => (
              <LogLine key={line.id} line={line} />
            ))}
          </ol>
          {older && (
            <Button fullWidth variant="default" className={classes.more} loading={older.isLoading} onClick={older.load}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  )
}
