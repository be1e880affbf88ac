import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { AddCropDialog } from '#client/features/crops/lazy-add-crop.ts'
import { ShowPlantPlace } from '#client/features/crops/plant/ShowPlantPlace.tsx'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { SearchField } from '#client/ui/fields/search/SearchField.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { AvailableCrops } from './AvailableCrops.tsx'
import { CurrentCrops } from './CurrentCrops.tsx'
import { FieldsLink } from './FieldsLink.tsx'

const RemovedCrops = lazy(async () => {
  const [removed] = await Promise.all([import('./RemovedCrops.tsx'), needMessages('crop')])
  return removed
})

export function CropsScreen({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const t = useTranslations('crop.list')
  const words = useTranslations('farmer.home')
  const dialog = useDialog('add-crop')
  return (
    <>
      <PageTitle
        action={
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => dialog.open('add-crop')}>
            {words('addCrop')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <div className={grid.page}>
        <SearchField label={t('search')} value={search} onChange={onSearch} />
        {!search && <FieldsLink />}
        <CurrentCrops search={search} onAdd={() => dialog.open('add-crop')} />
        <AvailableCrops
          search={search}
          onAdd={(cropId) => dialog.open('add-crop', cropId)}
          onClear={() => onSearch('')}
        />
        {!search && (
          <Suspense>
            <RemovedCrops />
          </Suspense>
        )}
      </div>
      <ShowPlantPlace />
      {dialog.name && (
        <Suspense>
          <AddCropDialog chosen={dialog.id} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
