import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { PageTitle } from '#client/components/PageTitle.tsx'
import { SearchField } from '#client/components/SearchField.tsx'
import grid from '../../-components/grid.module.css'
import { useDialog } from '../../-components/useDialog.ts'
import { AvailableCrops } from './AvailableCrops.tsx'
import { CurrentCrops } from './CurrentCrops.tsx'

const AddCropDialog = lazy(() => import('../../-components/AddCropDialog.tsx'))

export function CropsScreen({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const t = useTranslations('farmer.crops')
  const words = useTranslations('farmer.home')
  const dialog = useDialog<string>()
  return (
    <>
      <PageTitle
        action={
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => dialog.open('')}>
            {words('addCrop')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <div className={grid.page}>
        <SearchField label={t('search')} value={search} onChange={onSearch} />
        <CurrentCrops search={search} onAdd={() => dialog.open('')} />
        <AvailableCrops search={search} onAdd={dialog.open} onClear={() => onSearch('')} />
      </div>
      {dialog.subject !== null && (
        <Suspense>
          <AddCropDialog chosen={dialog.subject} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
