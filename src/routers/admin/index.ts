import { router } from '../trpc.ts'
import { stats } from './stats.ts'

export const admin = router({ stats })
