import { Button } from '@mantine/core'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { GrownCrops } from '#client/features/crops/list/GrownCrops.tsx'
import { useMyCrops } from '#client/features/crops/useMyCrops.ts'
import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { foundByCrop } from '#domain/crops/search/crop-search.ts'

export function CurrentCrops({ search, onAdd }: { search: string; onAdd: () => void }) {
  const t = useTranslations('crop.list')
  const crops = useMyCrops()
  const found = crops.data && foundByCrop(crops.data, search, ({ crop }) => crop)
  const nothingGrown = crops.data?.length === 0
  return (
    <Section title={found ? t('current', { count: digits(found.length) }) : t('currentUncounted')}>
      <QueryView
        query={{ ...crops, data: found }}
        skeleton={<CardSkeletons count={2} height={158} />}
        empty={
          nothingGrown ? (
            <EmptyState
              drawing={<CropDrawing name="Seedling" size={44} />}
              text={t('none')}
              action={<Button onClick={onAdd}>{t('addFirst')}</Button>}
            />
          ) : (
            <EmptyState text={t('noMatch')} />
          )
        }
      >
        {(farmerCrop) => <GrownCrops crops={farmerCrop} />}
      </QueryView>
    </Section>
  )
}
