import { Button } from '@mantine/core'
import {
  IconBook,
  IconCalendarPlus,
  IconFiles,
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
import { RequestsLink } from './RequestsLink.tsx'
import { TodayList } from './TodayList.tsx'

/** The other screens of an agent. */
const WAYS = [
  { to: '/agent/visits', icon: IconRoute, words: 'visits.round' },
  { to: '/agent/messages', icon: IconMessage, words: 'messages.title' },
  { to: '/agent/documents', icon: IconFiles, words: 'documents.title' },
  { to: '/agent/reports', icon: IconReportAnalytics, words: 'reports.open' },
  { to: '/agent/courses', icon: IconBook, words: 'courses' },
] as const

export function AgentDashboard() {
  const t = useTranslations('agent')
  const user = useSession()?.user
  const dialog = useDialog('visit')
  const way = ({ to, icon: Icon, words }: (typeof WAYS)[number]) => (
    <Button
      key={to}
      variant="default"
      leftSection={<Icon size={20} aria-hidden="true" />}
      renderRoot={(props) => <Link to={to} {...props} />}
    >
      {t(words)}
    </Button>
  )
  return (
    <main className={classes.main}>
      <HeaderBand title={user?.fullName ?? t('title')} text={t('title')} />
      <div className={`${classes.parts} ${grid.inOrder}`}>
        <OverviewCards />
        <div className={classes.ways}>
          <Button leftSection={<IconCalendarPlus size={20} aria-hidden="true" />} onClick={() => dialog.open('visit')}>
            {t('visits.title')}
          </Button>
          {WAYS.slice(0, 1).map(way)}
          <RequestsLink />
          <InboxLink />
          {WAYS.slice(1).map(way)}
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
