import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import grid from '#client/ui/page/grid.module.css'
import { Section } from '#client/ui/page/Section.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import classes from './Security.module.css'
import { SignedInPlaces } from './SignedInPlaces.tsx'

const PasswordDialog = lazy(() => import('./PasswordDialog.tsx'))

/** How an agent or an administrator signs in, and the account's sessions. */
export function AccountSecurity() {
  const t = useTranslations('security')
  const profile = useTranslations('profile')
  const [isOpen, setIsOpen] = useState(false)
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
          onClick={() => setIsOpen(true)}
        >
          {profile('changePassword')}
        </Button>
      </Section>
      {isOpen && (
        <Suspense>
          <PasswordDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
