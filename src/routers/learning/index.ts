import { router } from '../trpc.ts'
import { courses } from './courses.ts'

export const learning = router({ courses })
