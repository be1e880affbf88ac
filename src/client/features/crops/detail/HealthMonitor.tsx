import { Button } from '@mantine/core'
import { IconLeaf } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import type { CropActivityLine } from '#domain/crops/crop-log.schema.ts'
import { CropPhoto } from './CropPhoto.tsx'
import { Who } from './LogLine.tsx'
import classes from './lists.module.css'
import { idsOfCrop, useCropWrite } from './useCropWrite.ts'
import { useLog } from './useLog.ts'

const ReportForm = lazyForm(async () => (await import('./ReportForm.tsx')).ReportForm)

export default function HealthMonitor({ farmerCrop }: { farmerCrop: FarmerCrop }) {
  const t = useTranslations('crop.health')
  const { query, older } = useLog(farmerCrop, 'problem')
  return (
    <div className={classes.groups}>
      <ReportForm farmerCrop={farmerCrop} />
      <section aria-label={t('list')}>
        <h3 className={classes.heading}>{t('list')}</h3>
        <QueryView
          query={query}
          skeleton={<CardSkeletons count={1} />}
          empty={<EmptyState drawing={<IconLeaf size={38} stroke={1.6} aria-hidden="true" />} text={t('none')} />}
        >
          {(problems) => (
            <ul className={classes.list}>
              {problems.map((problem) => (
                <Problem key={problem.id} problem={problem} farmerCrop={farmerCrop} />
              ))}
            </ul>
          )}
        </QueryView>
        {older && (
          <Button fullWidth variant="default" className={classes.more} loading={older.isLoading} onClick={older.load}>
            {t('more')}
          </Button>
        )}
      </section>
    </div>
  )
}

function Problem({ problem, farmerCrop }: { problem: Pending<CropActivityLine>; farmerCrop: FarmerCrop }) {
  const t = useTranslations('crop.health')
  // Set at once: the mutation's own state follows a moment later, and the tick would flicker.
  const [requested, setRequested] = useState<boolean | null>(null)
  const cropName = useCropNames()
  const undo = useUndo(api.farmer.cropLog.resolve.mutate)
  const resolve = useCropWrite(api.farmer.cropLog.resolve.mutate, {
    name: cropName(farmerCrop.crop.name),
    text: ({ isResolved }) => t(isResolved ? 'nowResolved' : 'nowOpen'),
    undo: (input) => () => undo.mutate({ ...input, isResolved: !input.isResolved }),
    onSettled: () => setRequested(null),
  })
  const isResolved = requested ?? problem.isResolved
  return (
    <li className={classes.problem} data-resolved={isResolved}>
      <p className={classes.text}>{problem.text}</p>
      {problem.photoId && <CropPhoto id={problem.photoId} />}
      {problem.isPending && <PendingMark />}
      <Who line={problem} />
      <CheckboxField
        label={t('resolved')}
        aria-label={t('resolvedNamed', { text: problem.text ?? '' })}
        checked={isResolved}
        disabled={requested !== null}
        onChange={({ currentTarget: { checked } }) => {
          setRequested(checked)
          resolve.mutate({ ...idsOfCrop(farmerCrop), activityId: problem.id, isResolved: checked })
        }}
      />
    </li>
  )
}
