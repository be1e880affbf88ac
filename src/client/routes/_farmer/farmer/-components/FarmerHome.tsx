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

/** The farmer's home: what matters today first, then what to do, then her crops, prices and advice. */
export function FarmerHome() {
  return (
    <>
      <Greeting />
      <div className={classes.parts}>
        <div className={classes.top}>
          <TopAlert />
          <div className={classes.forecast}>
            <Forecast />
          </div>
          <QuickActions />
        </div>
        <div className={classes.wide}>
          <ThisWeek />
        </div>
        <div className={classes.wide}>
          <DueAdvice />
        </div>
        <div className={classes.crops}>
          <HomeCrops />
        </div>
        <HomePrices />
        <div className={classes.wide}>
          <HomeAdvisories />
        </div>
      </div>
    </>
  )
}
