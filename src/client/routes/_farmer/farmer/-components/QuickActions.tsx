import { UnstyledButton } from '@mantine/core'
import { IconCamera, IconLifebuoy, IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { AddCropDialog } from '#client/features/crops/lazy-add-crop.ts'
import { ShowPlantPlace } from '#client/features/crops/plant/ShowPlantPlace.tsx'
import { HelpDialog } from '#client/features/support/lazy-help.ts'
import { useHotlines } from '#client/features/support/useHotlines.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import tiles from '#client/ui/page/tiles.module.css'
import { openCamera } from '#client/ui/photo/camera.ts'

export function QuickActions() {
  const t = useTranslations('farmer.home')
  useHotlines()
  const dialog = useDialog('add-crop', 'help', 'plant')
  const showPlant = () => {
    openCamera()
    dialog.open('plant')
  }
  return (
    <section className={tiles.tiles} data-column aria-label={t('actions')}>
      <UnstyledButton className={tiles.tile} onClick={showPlant}>
        <span className={tiles.icon} data-tone="leaf">
          <IconCamera size={22} aria-hidden="true" />
        </span>
        {t('showPlant')}
      </UnstyledButton>
      <UnstyledButton className={tiles.tile} onClick={() => dialog.open('add-crop')}>
        <span className={tiles.icon} data-tone="leaf">
          <IconPlus size={22} stroke={2.2} aria-hidden="true" />
        </span>
        {t('addCrop')}
      </UnstyledButton>
      <UnstyledButton className={tiles.tile} onClick={() => dialog.open('help')}>
        <span className={tiles.icon} data-tone="maize">
          <IconLifebuoy size={22} aria-hidden="true" />
        </span>
        {t('getHelp')}
      </UnstyledButton>
      <Suspense>
        {dialog.name === 'add-crop' && <AddCropDialog onClose={dialog.close} />}
        {dialog.name === 'help' && <HelpDialog onClose={dialog.close} />}
      </Suspense>
      <ShowPlantPlace />
    </section>
  )
}
