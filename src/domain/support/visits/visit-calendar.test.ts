import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarVisit, visitCalendar } from './visit-calendar.ts'

const VISIT: CalendarVisit = {
  id: 'v1',
  farmerName: 'Martha Kollie',
  location: 'Gbarnga, Liberia',
  purpose: 'Look at the maize; worms',
  notes: 'Bring\nthe guide \\ photos',
  status: 'confirmed',
  version: 2,
  startsAt: '2026-11-24T09:30:00.000Z',
  changedAt: '2026-11-21T12:00:00.000Z',
}
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a visit as RFC 5545 has it: escaped, in UTC, with an id that stays', () => {
  expect(unfolded(visitCalendar([VISIT]))).toEqual(
    expect.arrayContaining([
      'BEGIN:VEVENT',
      'UID:v1@visits.kuu',
      'DTSTART:20261124T093000Z',
      'SEQUENCE:1',
      'SUMMARY:Martha Kollie: Look at the maize\\; worms',
      'LOCATION:Gbarnga\\, Liberia',
      'DESCRIPTION:Bring\\nthe guide \\\\ photos',
      'STATUS:CONFIRMED',
      'END:VEVENT',
    ]),
  )
})

test('a visit that is cancelled says so in its title', () => {
  expect(unfolded(visitCalendar([{ ...VISIT, status: 'cancelled' }]))).toEqual(
    expect.arrayContaining(['SUMMARY:Cancelled: Martha Kollie: Look at the maize\\; worms', 'STATUS:CANCELLED']),
  )
})

test('a text cannot add lines of its own', () => {
  const file = visitCalendar([{ ...VISIT, purpose: 'x\r\nEND:VEVENT\nBEGIN:VALARM\u0007' }])
  expect(unfolded(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  expect(file).not.toContain('\u0007')
})

test('no line has more than 75 octets, and none is cut within a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (purpose) => {
      const file = visitCalendar([{ ...VISIT, purpose }])
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line.isWellFormed()).toBe(purpose.isWellFormed() || line.isWellFormed())
      }
    }),
  )
})
