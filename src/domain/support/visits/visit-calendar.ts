import type { Instant } from '../../dates.ts'
import type { VisitStatus } from './visit.ts'

/** A visit as a calendar file has it. */
export type CalendarVisit = {
  id: string
  farmerName: string
  location: string | null
  purpose: string
  notes: string | null
  status: VisitStatus
  version: number
  startsAt: Instant
  changedAt: Instant
}

const STATUS: Record<VisitStatus, string> = {
  scheduled: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/** A calendar file (RFC 5545): moments in UTC, so that each phone shows them on its own clock. */
export function visitCalendar(visits: readonly CalendarVisit[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kuu//Field visits//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Field visits',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...visits.flatMap(event),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldedLine).join('\r\n')}\r\n`
}

const event = ({ id, farmerName, location, purpose, notes, status, version, startsAt, changedAt }: CalendarVisit) => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}@visits.kuu`,
  `DTSTAMP:${stamp(changedAt)}`,
  `DTSTART:${stamp(startsAt)}`,
  'DURATION:PT1H',
  `SEQUENCE:${version - 1}`,
  // Programs that show no STATUS, as calcurse, would show a cancelled visit as any other.
  `SUMMARY:${escaped(`${status === 'cancelled' ? 'Cancelled: ' : ''}${farmerName}: ${purpose}`)}`,
  ...(location ? [`LOCATION:${escaped(location)}`] : []),
  ...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
  `STATUS:${STATUS[status]}`,
  'END:VEVENT',
]

/** '20261121T083000Z' */
const stamp = (at: Instant) => `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** A text value: signs that mean something are escaped, a new line is written, other controls are left out. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[\p{Cc}]/gu, '')

/** The octets of a line, without its break. */
const MAX_OCTETS = 75

/** A long line goes on in the next one after a blank; no character is cut (its octets in UTF-8 stay together). */
function foldedLine(line: string): string {
  const parts = ['']
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > MAX_OCTETS) {
      parts.push(' ')
      octets = 1
    }
    parts[parts.length - 1] += character
    octets += size
  }
  return parts.join('\r\n')
}
