import { Skeleton } from '@mantine/core'
import { memo } from 'react'
import { CardSkeletons, Loading } from '#client/components/QueryView.tsx'
import { isHomeRecalled } from '#client/offline/recall.ts'
import { useSession } from '#client/session.ts'
import { trpc } from '#client/trpc.ts'
import { DueAdvice } from './DueAdvice.tsx'
import classes from './FarmerHome.module.css'
import { Forecast } from './Forecast.tsx'
import { Greeting } from './Greeting.tsx'
import { HomeAdvisories } from './HomeAdvisories.tsx'
import { HomeCrops } from './HomeCrops.tsx'
import { HomePrices } from './HomePrices.tsx'
import { QuickActions } from './QuickActions.tsx'
import { ThisWeek } from './ThisWeek.tsx'
import { TopAlert } from './TopAlert.tsx'
import { useTurns } from './useTurns.ts'

/** The farmer's home: what matters today first, then what to do, then her crops, prices and advice. */
export function FarmerHome() {
  return (
    <>
      <Greeting />
      <Parts />
    </>
  )
}

function Parts() {
  const location = useSession()?.user.preferredLocation
  const alerts = trpc.farmer.alerts.list.useQuery({ location })
  const forecast = trpc.farmer.forecast.daily.useQuery({ location })
  // Nothing may jump under a finger: what stands below is shown once it is known how much stands above.
  const isTopKnown = !alerts.isPending && !forecast.isPending
  // What was recalled is drawn once, whole.
  const turns = useTurns(FAR_PARTS, isTopKnown, isHomeRecalled())
  return (
    <div className={classes.parts}>
      <div className={classes.top}>
        {alerts.isPending ? <Skeleton className={classes.coming} radius="lg" /> : <TopAlert alerts={alerts.data} />}
        <div className={classes.forecast}>
          <Forecast days={forecast.data} />
        </div>
        <QuickActions />
      </div>
      {!isTopKnown && (
        <div className={classes.wide}>
          <Loading>
            <CardSkeletons />
          </Loading>
        </div>
      )}
      <div className={classes.below} hidden={!isTopKnown}>
        <Below turns={turns} />
      </div>
    </div>
  )
}

/** Those that come after each other, under what is to be done now. */
const FAR_PARTS = 3

const Below = memo(function Below({ turns }: { turns: number }) {
  return (
    <>
      <div className={classes.wide}>
        <ThisWeek />
      </div>
      <div className={classes.wide}>
        <DueAdvice />
      </div>
      <div className={classes.crops} hidden={turns < 1}>
        <HomeCrops />
      </div>
      <div className={classes.prices} hidden={turns < 2}>
        <HomePrices />
      </div>
      <div className={classes.wide} hidden={turns < 3}>
        <HomeAdvisories />
      </div>
    </>
  )
})
