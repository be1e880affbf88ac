import { numberOf } from './properties.ts'
import { accuracyOf, type FixFacts, momentOf } from './raw-walk.ts'

const DATE = /^date$/i
const TIME = /^(?:date[ _-]?)?(?:time|timestamp|when)(?:[ _-]?utc)?$/i
/** Forms put the name of the question before it: 'gps-Accuracy' is ODK's, '_gps_precision' KoboToolbox's. */
const ACCURACY = /(?:^|[^a-z])(?:acc|accuracy|hacc|precision)$/i

/** What a row of a table tells of its point besides the place; GPSBabel writes day and time into two columns. */
export function toldOfRow(head: readonly string[]): (row: readonly string[]) => FixFacts {
  const [date, time, accuracy] = [DATE, TIME, ACCURACY].map((names) =>
    head.findIndex((cell) => names.test(cell.trim())),
  )
  return (row) => {
    const [day = '', clock = ''] = [row[date!], row[time!]]
    return {
      at: momentOf(/^\d\d?:/.test(clock.trim()) ? `${day} ${clock}` : clock || day),
      accuracyM: accuracyOf(numberOf(row[accuracy!] ?? '')),
    }
  }
}
