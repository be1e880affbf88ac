import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { OwnNumber } from '#client/features/people/number/OwnNumber.tsx'
import { SignedInPlaces } from '#client/features/people/security/SignedInPlaces.tsx'
import { HelpDialog } from '#client/features/support/lazy-help.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { SignOutButton } from '#client/shell/sign-out/SignOutButton.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { keysOf } from '#domain/table.ts'
import { AccountActions } from './AccountActions.tsx'
import { DataAndStorage } from './DataAndStorage.tsx'
import { HelpLinks } from './HelpLinks.tsx'
import { NotificationChoices } from './NotificationChoices.tsx'
import { Person } from './Person.tsx'
import classes from './ProfileScreen.module.css'
import { Settings } from './Settings.tsx'

const DIALOGS = {
  help: HelpDialog,
  details: lazy(() => import('./DetailsDialog.tsx')),
  password: lazy(() => import('#client/features/people/security/PasswordDialog.tsx')),
  removal: lazy(() => import('./RemovalDialog.tsx')),
}

/** The user's details, interface settings, and account actions. */
export function ProfileScreen() {
  const t = useTranslations('profile')
  const dialog = useDialog(...keysOf(DIALOGS))
  // Its numbers of crops and advisories change on other screens.
  const profile = trpc.farmer.profile.get.useQuery(undefined, { refetchOnMount: 'always' })
  const Dialog = dialog.name && DIALOGS[dialog.name]
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={`${classes.page} ${grid.inOrder}`}>
        <div className={classes.wide}>
          <QueryView query={profile} skeleton={<Skeleton className={classes.coming} radius="lg" />}>
            {(found) => <Person {...found} onEdit={() => dialog.open('details')} />}
          </QueryView>
        </div>
        <OwnNumber />
        <Section title={t('settings')}>
          <Settings />
        </Section>
        <Section title={t('notifications')}>
          <NotificationChoices />
        </Section>
        <Section title={t('usage.title')}>
          <DataAndStorage />
        </Section>
        <Section title={t('help')}>
          <HelpLinks onHelp={() => dialog.open('help')} />
        </Section>
        <SignedInPlaces />
        <Section title={t('account')}>
          <AccountActions onOpen={dialog.open} />
          <SignOutButton />
        </Section>
      </div>
      {Dialog && (
        <Suspense>
          <Dialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
