import { router } from '../trpc.ts'
import { advice } from './advice.ts'
import { advisories } from './advisories.ts'
import { alerts } from './alerts.ts'
import { bookmarks } from './bookmarks.ts'
import { boundaryCases } from './boundary-cases.ts'
import { care } from './care.ts'
import { contact } from './contact.ts'
import { cropLog } from './crop-log.ts'
import { crops } from './crops.ts'
import { farmland } from './farmland.ts'
import { applications, measurements, zones } from './field-records.ts'
import { fields } from './fields.ts'
import { forecast } from './forecast.ts'
import { hotlines } from './hotlines.ts'
import { notifications } from './notifications.ts'
import { preferences } from './preferences.ts'
import { priceAlerts } from './price-alerts.ts'
import { prices } from './prices.ts'
import { profile } from './profile.ts'
import { push } from './push.ts'
import { sync } from './sync.ts'

export const farmer = router({
  advice,
  advisories,
  alerts,
  applications,
  bookmarks,
  boundaryCases,
  care,
  contact,
  cropLog,
  crops,
  farmland,
  fields,
  forecast,
  hotlines,
  measurements,
  notifications,
  preferences,
  priceAlerts,
  prices,
  profile,
  push,
  sync,
  zones,
})
