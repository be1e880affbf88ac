import { router } from '../trpc.ts'
import { settings } from './settings.ts'
import { stats } from './stats.ts'

export const admin = router({ settings, stats })
