import type { Day } from '../dates.ts'
import { lastMonths, lastWeeks, type Period } from './periods.ts'

/** How far the charts of the overview look back. */
const TREND_MONTHS = 12
const TREND_WEEKS = 12
/** The courses that most learners take; a chart of more cannot be read. */
export const MAX_TREND_COURSES = 10

export const trendMonths = (today: Day): Period[] => lastMonths(today, TREND_MONTHS)
export const trendWeeks = (today: Day): Period[] => lastWeeks(today, TREND_WEEKS)
