import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { SignOutButton } from '#client/shell/sign-out/SignOutButton.tsx'
import grid from '#client/ui/page/grid.module.css'
import { HeaderBand } from '#client/ui/page/HeaderBand.tsx'
import { usePageTitle } from '#client/ui/page/usePageTitle.ts'
import classes from './AgentDashboard.module.css'
import { FarmerList } from './FarmerList.tsx'
import { FurtherPlaces } from './FurtherPlaces.tsx'
import { MyAdvisories } from './MyAdvisories.tsx'
import { OverviewCards } from './OverviewCards.tsx'
import { QuickActions } from './QuickActions.tsx'
import { TodayList } from './TodayList.tsx'

export function AgentDashboard() {
  const t = useTranslations('agent')
  const user = useSession()?.user
  usePageTitle(t('nav.home'))
  return (
    <main className={classes.main}>
      <HeaderBand title={user?.fullName ?? t('title')} text={t('title')} />
      <div className={`${classes.parts} ${grid.inOrder}`}>
        <OverviewCards />
        <QuickActions />
        <TodayList />
        <MyAdvisories />
        <FarmerList />
        <FurtherPlaces />
        <SignOutButton />
      </div>
    </main>
  )
}
