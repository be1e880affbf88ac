import { Button } from '@mantine/core'
import {
  IconBook,
  IconCalendarPlus,
  IconLifebuoy,
  IconMessage,
  IconReportAnalytics,
  IconRoute,
  IconUserShield,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '#client/api/session.ts'
import { SignOutButton } from '#client/shell/sign-out/SignOutButton.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import grid from '#client/ui/page/grid.module.css'
import { HeaderBand } from '#client/ui/page/HeaderBand.tsx'
import classes from './AgentDashboard.module.css'
import { FarmerList } from './FarmerList.tsx'
import { InboxLink } from './InboxLink.tsx'
import { MyAdvisories } from './MyAdvisories.tsx'
import { OverviewCards } from './OverviewCards.tsx'
import { TodayList } from './TodayList.tsx'

export function AgentDashboard() {
  const t = useTranslations('agent')
  const user = useSession()?.user
  const dialog = useDialog('visit')
  return (
    <main className={classes.main}>
      <HeaderBand title={user?.fullName ?? t('title')} text={t('title')} />
      <div className={`${classes.parts} ${grid.inOrder}`}>
        <OverviewCards />
        <div className={classes.ways}>
          <Button leftSection={<IconCalendarPlus size={20} aria-hidden="true" />} onClick={() => dialog.open('visit')}>
            {t('visits.title')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconRoute size={20} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/agent/visits" {...props} />}
          >
            {t('visits.round')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconLifebuoy size={20} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/agent/tickets" {...props} />}
          >
            {t('requests')}
          </Button>
          <InboxLink />
          <Button
            variant="default"
            leftSection={<IconMessage size={20} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/agent/messages" {...props} />}
          >
            {t('messages.title')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconReportAnalytics size={20} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/agent/reports" {...props} />}
          >
            {t('reports.open')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconBook size={20} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/agent/courses" {...props} />}
          >
            {t('courses')}
          </Button>
        </div>
        <TodayList />
        <MyAdvisories />
        <FarmerList />
        <Button
          variant="default"
          leftSection={<IconUserShield size={20} aria-hidden="true" />}
          renderRoot={(props) => <Link to="/agent/account" {...props} />}
        >
          {t('account')}
        </Button>
        <SignOutButton />
      </div>
    </main>
  )
}
