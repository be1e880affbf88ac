import { UnstyledButton } from '@mantine/core'
import { IconLifebuoy, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useHotlines } from '#client/features/support/useHotlines.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import classes from './QuickActions.module.css'

const AddCropDialog = lazy(() => import('#client/features/crops/AddCropDialog.tsx'))
const HelpDialog = lazy(() => import('#client/features/support/HelpDialog.tsx'))

export function QuickActions() {
  const t = useTranslations('farmer.home')
  useHotlines()
  const dialog = useDialog('add-crop', 'help')
  return (
    <section className={classes.actions} aria-label={t('actions')}>
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
    </section>
  )
}
