import { Skeleton } from '@mantine/core'
import { trpc } from '#client/api/hooks.ts'
import { isHomeRestored } from '#client/offline/cache/restore-home.ts'
import { useSession } from '#client/phone/session.ts'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import { DueAdvice } from './DueAdvice.tsx'
import classes from './FarmerHome.module.css'
import { Forecast } from './Forecast.tsx'
import { FirstVisits } from './first/FirstVisits.tsx'
import { HomeAdvisories } from './HomeAdvisories.tsx'
import { HomeCrops } from './HomeCrops.tsx'
import { HomePrices } from './HomePrices.tsx'
import { QuickActions } from './QuickActions.tsx'
import { Greeting } from './sky/Greeting.tsx'
import { ThisWeek } from './ThisWeek.tsx'
import { TopAlert } from './TopAlert.tsx'
import { useStaggered } from './useStaggered.ts'

/** The farmer's home: today's tasks first, then actions, crops, prices and advice. */
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
  const hasPlace = location !== ''
  const alerts = trpc.farmer.alerts.list.useQuery({ location }, { enabled: hasPlace })
  const forecast = trpc.farmer.forecast.daily.useQuery({ location }, { enabled: hasPlace })
  // Prevents layout shifts: what is below is shown once the height of everything above is known.
  const isTopReady = !hasPlace || !(alerts.isPending || forecast.isPending)
  return (
    <div className={classes.parts}>
      <div className={classes.top}>
        {hasPlace &&
          (alerts.isPending ? <Skeleton className={classes.coming} radius="lg" /> : <TopAlert alerts={alerts.data} />)}
        <FirstVisits hasPlace={hasPlace} />
        <div className={classes.forecast}>
          <Forecast days={forecast.data} />
        </div>
        {ACTIONS}
      </div>
      {!isTopReady && (
        <div className={classes.wide}>
          <Loading>
            <CardSkeletons />
          </Loading>
        </div>
      )}
      <div className={classes.below} hidden={!isTopReady}>
        {DUE}
        <FarParts hasStarted={isTopReady} />
      </div>
    </div>
  )
}

// Memoized: a part renders again for its own data only, not for that of another.

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

/** The parts under today's tasks. */
const FAR_PARTS = [
  { className: classes.crops, part: <HomeCrops /> },
  { className: classes.prices, part: <HomePrices /> },
  { className: classes.wide, part: <HomeAdvisories /> },
]

function FarParts({ hasStarted }: { hasStarted: boolean }) {
  // Answers restored from the cache are rendered in one pass.
  const rendered = useStaggered(FAR_PARTS.length, hasStarted, isHomeRestored())
  return FAR_PARTS.map(({ className, part }, place) => (
    <div key={className} className={className} hidden={place >= rendered}>
      {part}
    </div>
  ))
}
