import { expect, test } from 'vitest'
import { smsMessages, visits } from '#db/schema/index.ts'
import { addDays } from '#domain/dates.ts'
import { endOfQuietAnywhere, SMS_LIMITS } from '#domain/messaging/delivery/sms-limits.ts'
import { asOwnUser } from '#domain/people/own-user.ts'
import { zoneOfPerson } from '#domain/zones.ts'
import { claimDueSms } from '#services/messaging/sms/claim-sms.ts'
import { dayOfFarmer } from '#services/support/day-of-farmer.ts'
import { readReport } from '#services/support/reports/read-report.ts'
import { calendarOf, makeCalendarKey } from '#services/support/visits/calendar-key.ts'
import { world } from '../world.ts'

/** Where a farm is; the first hour of a day and the hours of quiet there, by UTC. The last has no country. */
const FARMS = [
  { place: 'Maputo, Mozambique', midnight: '22:00', quiet: ['19:00', '04:00'], ten: '08:00' },
  { place: 'Antananarivo, Madagascar', midnight: '21:00', quiet: ['18:00', '03:00'], ten: '07:00' },
  { place: 'Port Louis, Mauritius', midnight: '20:00', quiet: ['17:00', '02:00'], ten: '06:00' },
  { place: 'Nairobi, Kenya', midnight: '21:00', quiet: ['18:00', '03:00'], ten: '07:00' },
  { place: 'Praia, Cabo Verde', midnight: '25:00', quiet: ['22:00', '07:00'], ten: '11:00' },
  { place: 'a village', midnight: '24:00', quiet: ['17:00', '07:00'], ten: '10:00' },
] as const

const DAY = '2026-11-21'
const at = (time: string, minutes = 0) => new Date(Date.parse(`${DAY}T00:00:00Z`) + (Number(time.slice(0, 2)) * 60 + minutes) * 60_000) // biome-ignore format: one moment

function farm(place: string, role: 'farmer' | 'extension_agent' = 'farmer') {
  const w = world()
  const farmer = w.person(role, { location: place, preferredLocation: '', phone: '+12125550123' })
  return { w, farmer }
}

test.each(FARMS)('a day begins in $place at $midnight', ({ place, midnight }) => {
  const { w, farmer } = farm(place)
  expect([-1, 0].map((minutes) => dayOfFarmer(w.db, farmer.id, at(midnight, minutes)))).toEqual([DAY, '2026-11-22'])
})

const READERS = (['farmer', 'extension_agent'] as const).flatMap((role) => FARMS.map((each) => ({ ...each, role })))
test.each(READERS)(
  'a text message to a $role of $place waits from $quiet.0 to $quiet.1',
  ({ role, place, quiet: [from, until] }) => {
    const { w, farmer } = farm(place, role)
    const tried = (now: Date) =>
      w.db.$client.transaction(() => {
        w.db.delete(smsMessages).run()
        w.db
          .insert(smsMessages)
          .values({ userId: farmer.id, phone: farmer.phone!, message: 'Weed', type: 'reminder', dueAt: DAY })
          .run()
        const { claimed } = claimDueSms(w.db, { gateway: 'test', now, most: 5, leaseMs: 1000 })
        return claimed.length === 1 ? 'sent' : w.db.select({ due: smsMessages.dueAt }).from(smsMessages).get()?.due
      })()
    const end = `2026-11-22T${until}:00.000Z`
    expect([tried(at(from, -1)), tried(at(from)), tried(new Date(end))]).toEqual(['sent', end, 'sent'])
  },
)

test('a number without a place keeps the hours of its country', () => {
  const { w } = farm('')
  w.db.insert(smsMessages).values({ phone: '+261340000001', message: 'Weed', type: 'reminder', dueAt: DAY }).run()
  claimDueSms(w.db, { gateway: 'test', now: at('18:00'), most: 5, leaseMs: 1000 })
  expect(w.db.select({ due: smsMessages.dueAt }).from(smsMessages).all()).toEqual([{ due: '2026-11-22T03:00:00.000Z' }])
})

test('quiet hours of nearly the whole day still end', () => {
  const limits = { ...SMS_LIMITS, quietFrom: '09:00', quietUntil: '08:00' }
  expect(endOfQuietAnywhere(at('12:00'), limits)).toBe('2026-11-22T08:00:00.000Z')
})

test.each(FARMS)('a visit at ten in $place stands in a calendar at $ten by UTC', ({ place, ten }) => {
  const { w, farmer } = farm(place)
  const agent = w.person('extension_agent')
  w.db.insert(visits).values({ agentId: agent.id, farmerId: farmer.id, day: '2026-11-23', time: '10:00', purpose: 'Look' }).run() // biome-ignore format: one row
  const { key } = makeCalendarKey(w.db, { user: agent, now: () => at('12:00') })
  expect(calendarOf(w.db, key!, at('12:00'))).toContain(`DTSTART:20261123T${ten.replace(':', '')}00Z`)
})

test('the farm counts before the place whose weather is told', () => {
  const zone = (location: string | null, preferredLocation: string) => zoneOfPerson({ location, preferredLocation })
  expect([zone('Maputo, Mozambique', 'Lagos, Nigeria'), zone('Gbarnga', 'Monrovia, Liberia'), zone(null, '')]).toEqual([
    'Africa/Maputo',
    'Africa/Monrovia',
    null,
  ])
})

test.each(FARMS)('the report of an agent of $place begins its day at $midnight', ({ place, midnight }) => {
  const { w, farmer: agent } = farm(place, 'extension_agent')
  const firstDay = (now: Date) => readReport(w.db, { period: 'weeks4', placeLevel: 'town' }, { user: agent, now: () => now }).since // biome-ignore format: one call
  // Weeks begin on Mondays: 22 November 2026 is a Sunday.
  const [sunday, monday] = [-1, 0].map((minutes) => new Date(at(midnight, minutes).getTime() + 86_400_000))
  expect(addDays(firstDay(sunday!), 7)).toBe(firstDay(monday!))
})

test.each([
  ['farmer', 'Nairobi, Kenya', 'Africa/Nairobi'],
  ['farmer', 'a village', 'UTC'],
  ['extension_agent', 'Nairobi, Kenya', 'Africa/Nairobi'],
  // Theirs is the clock of the device.
  ['extension_agent', 'a village', null],
  ['admin', 'Nairobi, Kenya', null],
] as const)('the screens of a %s of %s have the clock %s', (role, location, zone) => {
  const user = world().person(role, { location, preferredLocation: '' })
  expect(asOwnUser(user).zone).toBe(zone)
})
