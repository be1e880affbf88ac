import { router } from '../trpc.ts'
import { advisories } from './advisories.ts'
import { archive } from './archive.ts'
import { audit } from './audit.ts'
import { builder } from './builder.ts'
import { certificates } from './certificates.ts'
import { courses } from './courses.ts'
import { crops } from './crops.ts'
import { fields } from './fields.ts'
import { finance } from './finance/index.ts'
import { insuranceProducts } from './finance/insurance-products.ts'
import { loanProducts } from './finance/loan-products.ts'
import { find } from './find.ts'
import { gateways } from './gateways.ts'
import { insurance } from './insurance.ts'
import { jobs } from './jobs.ts'
import { ledger } from './ledger.ts'
import { loans } from './loans.ts'
import { marketPrices } from './market-prices.ts'
import { received } from './money/received.ts'
import { payments } from './payments.ts'
import { priceImport } from './price-import.ts'
import { settings } from './settings.ts'
import { simulator } from './simulator.ts'
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
  fields,
  finance,
  find,
  gateways,
  insurance,
  insuranceProducts,
  jobs,
  ledger,
  loanProducts,
  loans,
  marketPrices,
  payments,
  priceImport,
  received,
  settings,
  simulator,
  stats,
  translations,
  users,
  weatherAlerts,
})
