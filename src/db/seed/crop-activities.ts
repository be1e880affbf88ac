import { cropActivities } from '#db/schema/index.ts'
import type { CareItem } from '#domain/crops/care.ts'
import { careSchedule } from '#domain/crops/care-schedule.ts'
import { addDays, type Day, dayOf } from '#domain/dates.ts'
import { dayFrom, daysAgo } from './calendar.ts'
import { catalogued } from './crops.ts'
import { cropsOf } from './farmer-crops.ts'
import { farmerId } from './people.ts'
import { stableId } from './stable-id.ts'
import { VILLAGERS, type Villager } from './villagers.ts'
import type { Writer } from './writer.ts'

type Line = Omit<typeof cropActivities.$inferInsert, 'id' | 'farmerCropId' | 'authorId'>
type Grown = ReturnType<typeof cropsOf>[number]

/** The log of each crop: how it began, the care that a diligent farmer has given, the problems reported. */
export function seedCropActivities(db: Writer, now: Date) {
  db.insert(cropActivities)
    .values(VILLAGERS.flatMap((villager) => logsOf(villager, now)))
    .run()
}

const logsOf = (villager: Villager, now: Date) =>
  cropsOf(villager, now).flatMap((farmerCrop, nth) =>
    linesOf(farmerCrop, catalogued().find(({ id }) => id === villager.crops[nth]?.[0])!, now).map((line, place) => ({
      ...line,
      // The log begins when the crop was entered.
      createdAt: [line.createdAt!, farmerCrop.createdAt].sort().at(-1)!,
      id: stableId('crop-activity', `${farmerCrop.id}/${place}`),
      farmerCropId: farmerCrop.id,
      authorId: farmerId(villager.username),
    })),
  )

const ENTERED_FIRST = '2000-01-01T00:00:00.000Z'

function linesOf(farmerCrop: Grown, crop: ReturnType<typeof catalogued>[number], now: Date): Line[] {
  const begun: Line = {
    kind: 'status',
    status: farmerCrop.statusBefore ?? farmerCrop.status,
    createdAt: farmerCrop.createdAt,
  }
  // As if it had been entered before all work, and were still to be planted: the schedule has every task of the crop.
  const whole = { status: 'planning', statusBefore: null, createdAt: ENTERED_FIRST } as const
  const schedule = careSchedule({ ...farmerCrop, crop, ...whole }, {}, dayOf(now))
  const done = schedule.flatMap((item): Line[] => {
    const day = dayDone(item, now)
    return day ? [{ kind: 'care', task: item.task, createdAt: `${day}T07:00:00.000Z` }] : []
  })
  return [begun, ...done, ...(farmerCrop.status === 'problem' ? troubleOf(farmerCrop, now) : [])]
}

/** The day after it was due, where that is a week ago; what comes back was done so that it is due again in two days. */
function dayDone({ due, every }: CareItem, now: Date): Day | null {
  if (due > dayFrom(now, -7)) return null
  return every ? dayFrom(now, 2 - every) : addDays(due, 1)
}

const troubleOf = ({ notes }: Grown, now: Date): Line[] => [
  { kind: 'problem', text: notes, createdAt: daysAgo(now, 3) },
  { kind: 'status', status: 'problem', createdAt: daysAgo(now, 3) },
]
