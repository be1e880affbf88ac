import { useSyncExternalStore } from 'react'
import { zone } from '#client/phone/clock.ts'
import { useSession } from '#client/phone/session.ts'
import type { Writing } from '#domain/operations/formats/writing.ts'
import { getCatalogue, subscribe } from './current.ts'

/** How the reader's language writes numbers, days, times and lists; days and times by the clock of the farm. */
export function useFormat(): Writing {
  useSession()
  return zoned(useSyncExternalStore(subscribe, getCatalogue, getCatalogue).writing, zone())
}

/** The same of amounts of money. */
export const useMoney = () => useFormat().money

let last: { of: Writing; timeZone: string; is: Writing } | undefined

/** One object while language and zone stay, so that nothing is drawn again for it. */
function zoned(of: Writing, timeZone: string): Writing {
  if (last?.of !== of || last.timeZone !== timeZone)
    last = { of, timeZone, is: { ...of, dateTime: (at, how) => of.dateTime(at, { timeZone, ...how }) } }
  return last.is
}
