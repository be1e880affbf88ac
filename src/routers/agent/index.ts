import { router } from '../trpc.ts'
import { advisories } from './advisories.ts'
import { boundaryCases } from './boundary-cases.ts'
import { dashboard } from './dashboard.ts'
import { documents } from './documents.ts'
import { farmers } from './farmers.ts'
import { inbox } from './inbox.ts'
import { payouts } from './payouts.ts'
import { reports } from './reports.ts'
import { sms } from './sms.ts'
import { tickets } from './tickets.ts'
import { today } from './today.ts'
import { visits } from './visits.ts'

export const agent = router({
  advisories,
  boundaryCases,
  dashboard,
  documents,
  farmers,
  inbox,
  payouts,
  reports,
  sms,
  tickets,
  today,
  visits,
})
