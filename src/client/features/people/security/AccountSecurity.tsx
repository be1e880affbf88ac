import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import grid from '#client/ui/page/grid.module.css'
import { Section } from '#client/ui/page/Section.tsx'
import { OwnNumber } from '../number/OwnNumber.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import classes from './Security.module.css'
import { SignedInPlaces } from './SignedInPlaces.tsx'

const PasswordDialog = lazy(() => import('./PasswordDialog.tsx'))

/** The sign-in settings of an agent or administrator, and the account's sessions. */
export function AccountSecurity() {
  const t = useTranslations('security')
  const profile = useTranslations('profile')
  const dialog = useDialog('password')
  return (
    <div className={`${classes.page} ${grid.inOrder}`}>
      <Section title={t('title')}>
        <SecondFactor />
      </Section>
      <SignedInPlaces />
      <Section title={t('password')}>
        <Button
          variant="default"
          leftSection={<IconKey size={20} aria-hidden="true" />}
          onClick={() => dialog.open('password')}
        >
          {profile('changePassword')}
        </Button>
      </Section>
      <OwnNumber />
      {dialog.name && (
        <Suspense>
          <PasswordDialog onClose={dialog.close} />
        </Suspense>
      )}
    </div>
  )
}
