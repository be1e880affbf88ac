import { router } from '../trpc.ts'
import { advisories } from './advisories.ts'
import { archive } from './archive.ts'
import { audit } from './audit.ts'
import { builder } from './builder.ts'
import { certificates } from './certificates.ts'
import { courses } from './courses.ts'
import { crops } from './crops.ts'
import { find } from './find.ts'
import { gateways } from './gateways.ts'
import { jobs } from './jobs.ts'
import { loans } from './loans.ts'
import { marketPrices } from './market-prices.ts'
import { priceImport } from './price-import.ts'
import { settings } from './settings.ts'
import { stats } from './stats.ts'
import { translations } from './translations.ts'
import { users } from './users.ts'
import { weatherAlerts } from './weather-alerts.ts'

export const admin = router({
  advisories,
  archive,
  audit,
  builder,
  certificates,
  courses,
  crops,
  find,
  gateways,
  jobs,
  loans,
  marketPrices,
  priceImport,
  settings,
  stats,
  translations,
  users,
  weatherAlerts,
})
