import { router } from '../trpc.ts'
import { certificates } from './certificates.ts'
import { courses } from './courses.ts'
import { lessons } from './lessons.ts'
import { quizzes } from './quizzes.ts'
import { reports } from './reports.ts'

export const learning = router({ certificates, courses, lessons, quizzes, reports })
