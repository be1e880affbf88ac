const DAY_MS = 86_400_000
/** 1 መስከረም of the year 1 in the Julian calendar's 29 August 8, as days from 1970. */
const FIRST_DAY = -716_367
/** Years of four, of which the third has six days in its last month. */
const FOUR_YEARS = 1461

/**
 * A day of our calendar in the Ethiopian one: twelve months of thirty days, and ጳጉሜን of five, or of six before a leap
 * year. Both count months from nought.
 */
export function ethiopianDay({ year, month, day }: CalendarDay): CalendarDay {
  const days = Math.round(Date.UTC(year, month, day) / DAY_MS) - FIRST_DAY
  const own = Math.floor((4 * days + 1463) / FOUR_YEARS)
  const ofYear = days - (365 * (own - 1) + Math.floor(own / 4))
  return { year: own, month: Math.floor(ofYear / 30), day: (ofYear % 30) + 1 }
}

type CalendarDay = { year: number; month: number; day: number }
