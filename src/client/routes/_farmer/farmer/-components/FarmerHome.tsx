import { Skeleton } from '@mantine/core'
import { trpc } from '#client/api/hooks.ts'
import { useSession } from '#client/api/session.ts'
import { isHomeRestored } from '#client/offline/cache/restore-home.ts'
import { CardSkeletons, Loading } from '#client/ui/QueryView.tsx'
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
  return (
    <div className={classes.parts}>
      <div className={classes.top}>
        {alerts.isPending ? <Skeleton className={classes.coming} radius="lg" /> : <TopAlert alerts={alerts.data} />}
        <div className={classes.forecast}>
          <Forecast days={forecast.data} />
        </div>
        {ACTIONS}
      </div>
      {!isTopKnown && (
        <div className={classes.wide}>
          <Loading>
            <CardSkeletons />
          </Loading>
        </div>
      )}
      <div className={classes.below} hidden={!isTopKnown}>
        {DUE}
        <FarParts isBegun={isTopKnown} />
      </div>
    </div>
  )
}

// Each part is made once: it is drawn anew for its own answer, not for that of another, nor for another's turn.

const ACTIONS = <QuickActions />

const DUE = (
  <>
    <div className={classes.tasks}>
      <ThisWeek />
    </div>
    <div className={classes.due}>
      <DueAdvice />
    </div>
  </>
)

/** Those that come after each other, under what is to be done now. */
const FAR_PARTS = [
  { className: classes.crops, part: <HomeCrops /> },
  { className: classes.prices, part: <HomePrices /> },
  { className: classes.wide, part: <HomeAdvisories /> },
]

function FarParts({ isBegun }: { isBegun: boolean }) {
  // What was recalled is drawn once, whole.
  const turns = useTurns(FAR_PARTS.length, isBegun, isHomeRestored())
  return FAR_PARTS.map(({ className, part }, place) => (
    <div key={className} className={className} hidden={place >= turns}>
      {part}
    </div>
  ))
}
