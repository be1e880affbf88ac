import { router } from '../trpc.ts'
import { dashboard } from './dashboard.ts'
import { farmers } from './farmers.ts'

export const agent = router({ dashboard, farmers })
