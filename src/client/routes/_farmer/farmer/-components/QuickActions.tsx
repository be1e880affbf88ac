import { UnstyledButton } from '@mantine/core'
import { IconCamera, IconLifebuoy, IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { AddCropDialog } from '#client/features/crops/lazy-add-crop.ts'
import { ShowPlantPlace } from '#client/features/crops/plant/ShowPlantPlace.tsx'
import { HelpDialog } from '#client/features/support/lazy-help.ts'
import { useHotlines } from '#client/features/support/useHotlines.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { openCamera } from '#client/ui/photo/camera.ts'
import classes from './QuickActions.module.css'

export function QuickActions() {
  const t = useTranslations('farmer.home')
  useHotlines()
  const dialog = useDialog('add-crop', 'help', 'plant')
  const showPlant = () => {
    openCamera()
    dialog.open('plant')
  }
  return (
    <section className={classes.actions} aria-label={t('actions')}>
      <UnstyledButton className={classes.action} onClick={showPlant}>
        <span className={classes.icon} data-tone="leaf">
          <IconCamera size={22} aria-hidden="true" />
        </span>
        {t('showPlant')}
      </UnstyledButton>
      <UnstyledButton className={classes.action} onClick={() => dialog.open('add-crop')}>
        <span className={classes.icon} data-tone="leaf">
          <IconPlus size={22} stroke={2.2} aria-hidden="true" />
        </span>
        {t('addCrop')}
      </UnstyledButton>
      <UnstyledButton className={classes.action} onClick={() => dialog.open('help')}>
        <span className={classes.icon} data-tone="maize">
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
