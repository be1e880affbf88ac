import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { CropDrawing } from '#client/components/CropDrawing.tsx'
import { EmptyState } from '#client/components/EmptyState.tsx'
import { CardSkeletons, QueryView } from '#client/components/QueryView.tsx'
import { Section } from '#client/components/Section.tsx'
import { GrownCrops } from '../../-components/GrownCrops.tsx'
import { useDialog } from '../../-components/useDialog.ts'
import { useMyCrops } from '../../-components/useMyCrops.ts'

const AddCropDialog = lazy(() => import('../../-components/AddCropDialog.tsx'))

export function HomeCrops() {
  const t = useTranslations('farmer.home')
  const crops = useMyCrops()
  const dialog = useDialog<true>()
  return (
    <Section title={t('crops')} more={<Link to="/crops">{t('allCrops')}</Link>}>
      <QueryView
        query={crops}
        skeleton={<CardSkeletons count={2} height={158} />}
        empty={
          <EmptyState
            drawing={<CropDrawing name="Seedling" size={44} />}
            text={t('noCrops')}
            action={<Button onClick={() => dialog.open(true)}>{t('addCrop')}</Button>}
          />
        }
      >
        {(grown) => <GrownCrops crops={grown} />}
      </QueryView>
      {dialog.subject && (
        <Suspense>
          <AddCropDialog onClose={dialog.close} />
        </Suspense>
      )}
    </Section>
  )
}
