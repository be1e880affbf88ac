import type { DayCount } from '../loan.ts'

const DAYS_A_YEAR: Record<DayCount, number> = { '30/360': 360, 'actual/365': 365 }

/** The interest of one day as a share of what is owed; the rate in percent a year. */
export const shareOfDay = (rate: number, dayCount: DayCount) => rate / 100 / DAYS_A_YEAR[dayCount]
