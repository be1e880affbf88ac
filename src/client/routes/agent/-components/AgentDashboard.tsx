import { Button } from '@mantine/core'
import { IconLifebuoy, IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AppHeader } from '#client/components/AppHeader.tsx'
import { HeaderBand } from '#client/components/HeaderBand.tsx'
import { NotificationBell } from '#client/components/NotificationBell.tsx'
import { useSessionGuard } from '#client/hooks/useSessionGuard.ts'
import { useSignOut } from '#client/hooks/useSignOut.ts'
import { useSession } from '#client/session.ts'
import classes from './AgentDashboard.module.css'
import { FarmerList } from './FarmerList.tsx'
import { MyAdvisories } from './MyAdvisories.tsx'
import { OverviewCards } from './OverviewCards.tsx'

export function AgentDashboard() {
  const t = useTranslations('agent')
  useSessionGuard()
  const user = useSession()?.user
  const { signOut, isPending } = useSignOut()
  return (
    <div className={classes.page}>
      <AppHeader home="/agent" end={<NotificationBell />} />
      <main>
        <HeaderBand title={user?.fullName ?? t('title')} text={t('title')} />
        <div className={classes.parts}>
          <OverviewCards />
          <Button
            variant="default"
            leftSection={<IconLifebuoy size={20} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/agent/tickets" {...props} />}
          >
            {t('requests')}
          </Button>
          <MyAdvisories />
          <FarmerList />
          <Button
            variant="light"
            color="clay"
            leftSection={<IconLogout size={20} aria-hidden="true" />}
            loading={isPending}
            onClick={signOut}
          >
            {t('signOut')}
          </Button>
        </div>
      </main>
    </div>
  )
}
