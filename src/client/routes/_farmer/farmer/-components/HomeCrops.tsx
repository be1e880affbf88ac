import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { CropRows } from '#client/features/crops/list/CropRows.tsx'
import { useMyCrops } from '#client/features/crops/useMyCrops.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'

const MAX_SHOWN = 4

export function HomeCrops() {
  const t = useTranslations('farmer.home')
  const crops = useMyCrops()
  // The dialog belongs to the quick actions of the home.
  const dialog = useDialog('add-crop')
  return (
    <Section title={t('crops')} more={<Link to="/crops">{t('allCrops')}</Link>}>
      <QueryView
        query={crops}
        skeleton={<CardSkeletons count={1} height={309} />}
        empty={
          <EmptyState
            drawing={<CropDrawing name="Seedling" size={44} />}
            text={t('noCrops')}
            action={<Button onClick={() => dialog.open('add-crop')}>{t('addCrop')}</Button>}
          />
        }
      >
        {(farmerCrop) => <CropRows crops={farmerCrop} most={MAX_SHOWN} />}
      </QueryView>
    </Section>
  )
}
