import { router } from '../trpc.ts'
import { archive } from './archive.ts'
import { certificates } from './certificates.ts'
import { courses } from './courses.ts'
import { jobs } from './jobs.ts'
import { loans } from './loans.ts'
import { settings } from './settings.ts'
import { stats } from './stats.ts'

export const admin = router({ archive, certificates, courses, jobs, loans, settings, stats })
