import { farmerNotes, farmerRecords, visits } from '#db/schema/index.ts'
import { type Day, dayOf, type Instant } from '#domain/dates.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { CITIES } from '#domain/places.ts'
import { dayFrom, daysAgo, nextWeekday } from './calendar.ts'
import { farmerId } from './people.ts'
import { stableId } from './stable-id.ts'
import { lastWrote } from './text-messages.ts'
import type { Writer } from './writer.ts'

const agentId = DEMO_USERS.extension_agent

/** Whom the demo's agent looks after, where the agent has been with them, and what was said. */
export function seedFieldWork(db: Writer, now: Date) {
  const visited = VISITS.map((visit) => visitRow(visit, now))
  const said = NOTES.map(({ to, ago, ...note }, nth) => ({
    ...note,
    id: stableId('farmer-note', `${to}/${nth}`),
    farmerId: farmerId(to),
    authorId: agentId,
    createdAt: daysAgo(now, ago),
  }))
  const records = CASELOAD.map(({ username, gender, since, place }) => {
    const id = farmerId(username)
    const contacts = [
      ...visited.filter((visit) => visit.farmerId === id).map((visit) => visit.completedAt),
      ...said.filter((note) => note.farmerId === id).map((note) => note.createdAt),
      lastWrote(username, now),
    ]
    const row = { farmerId: id, agentId, gender, createdAt: daysAgo(now, since), lastContactAt: latest(contacts) }
    return { ...row, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }
  })
  db.insert(farmerRecords).values(records).run()
  db.insert(visits).values(visited).run()
  db.insert(farmerNotes).values(said).run()
}

const latest = (instants: (Instant | null)[]) =>
  instants
    .filter((at) => at !== null)
    .sort()
    .at(-1) ?? null

type Position = { latitude: number; longitude: number }
type Cared = { username: string; gender: 'female' | 'male'; since: number; place: Position | null }

/** The farms lie near the towns that the farmers name; an agent has been there, or nobody noted where it is. */
const CASELOAD: readonly Cared[] = [
  { username: 'martha', gender: 'female', since: 200, place: { latitude: 6.5921, longitude: 3.4873 } },
  { username: 'tunde', gender: 'male', since: 95, place: { latitude: 7.4212, longitude: 3.8714 } },
  { username: 'chiamaka', gender: 'female', since: 140, place: null },
  { username: 'akosua', gender: 'female', since: 170, place: CITIES['Kumasi, Ghana'] },
  { username: 'yaw', gender: 'male', since: 118, place: { latitude: 7.5906, longitude: -1.9341 } },
  { username: 'fuseini', gender: 'male', since: 260, place: null },
]

type Visit = {
  to: string
  /** Days from today, or the next Thursday, which a text message names. */
  on: number | 'thursday'
  time: string
  purpose: string
  status: 'scheduled' | 'confirmed' | 'completed' | 'cancelled'
  notes?: string
  outcome?: string
}

function visitRow({ to, on, ...visit }: Visit, now: Date) {
  const day: Day = on === 'thursday' ? nextWeekday(dayOf(now), 4) : dayFrom(now, on)
  const isDone = visit.status === 'completed'
  const planned = Math.max(3, 7 - (on === 'thursday' ? 0 : on))
  return {
    ...visit,
    id: stableId('visit', `${to}/${visit.purpose}`),
    farmerId: farmerId(to),
    agentId,
    day,
    completedAt: isDone ? `${day}T${visit.time}:00.000Z` : null,
    version: visit.status === 'scheduled' ? 1 : 2,
    createdAt: daysAgo(now, planned),
  }
}

const VISITS: readonly Visit[] = [
  {
    to: 'tunde',
    on: -45,
    time: '09:00',
    purpose: 'See how the maize came up',
    status: 'completed',
    outcome: 'Nine of ten plants stand. Gaps near the road were sown again. Showed how to scout for fall armyworm.',
  },
  {
    to: 'martha',
    on: -34,
    time: '10:00',
    purpose: 'Weeds in the maize, and a place for the tomato nursery',
    status: 'completed',
    notes: 'Bring the seed rates for tomato.',
    outcome: 'Maize is even, second weeding in a week. The nursery bed is by the stream, under a mat.',
  },
  {
    to: 'chiamaka',
    on: -21,
    time: '11:00',
    purpose: 'Stakes for the yam',
    status: 'cancelled',
    notes: 'The road was under water.',
  },
  {
    to: 'akosua',
    on: -16,
    time: '08:30',
    purpose: 'Prune the cocoa with the group',
    status: 'completed',
    notes: 'Eight neighbours come too.',
    outcome: 'Black pods were cut out and buried on six rows. The group does the rest together.',
  },
  {
    to: 'yaw',
    on: -8,
    time: '09:30',
    purpose: 'Begin the yam harvest',
    status: 'completed',
    outcome: 'Half of the field is lifted, few tubers were cut. A shaded barn for storing is nearly done.',
  },
  {
    to: 'yaw',
    on: 0,
    time: '15:00',
    purpose: 'Yam barn and young maize',
    status: 'confirmed',
    notes: 'Look at the ventilation of the barn.',
  },
  {
    to: 'tunde',
    on: 'thursday',
    time: '09:00',
    purpose: 'Damaged leaves of the maize',
    status: 'scheduled',
    notes: 'Bring the armyworm sheet and a hand lens.',
  },
  {
    to: 'martha',
    on: 9,
    time: '10:30',
    purpose: 'Plant out the tomato seedlings',
    status: 'scheduled',
  },
]

type Note = { to: string; ago: number; channel: 'visit' | 'call' | 'meeting' | 'message'; text: string }
const NOTES: readonly Note[] = [
  { to: 'chiamaka', ago: 41, channel: 'call', text: 'The yam needs stakes. Bamboo from the neighbour may do.' },
  { to: 'akosua', ago: 15.8, channel: 'meeting', text: 'The cocoa group meets every second Saturday from now on.' },
  {
    to: 'martha',
    ago: 6,
    channel: 'call',
    text: 'The okra sells well. Asked what maize will bring in Lagos in a month.',
  },
  {
    to: 'tunde',
    ago: 2.8,
    channel: 'call',
    text: 'Long holes in the maize leaves, worst near the road. I come on Thursday.',
  },
]
