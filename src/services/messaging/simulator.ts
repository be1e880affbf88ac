import type { Db } from '#db/client.ts'
import { listPhoneLines } from '#db/queries/messaging/phone-lines.ts'
import { VILLAGERS } from '#db/seed/villagers.ts'
import type { PhoneLine, Simulator } from '#domain/messaging/menu/simulator.schema.ts'
import { dialled } from '#domain/phone.ts'
import { problem } from '#domain/problem.ts'
import { hookKeyOf } from './sms/hook-key.ts'

type Installation = { demo: boolean; now: () => Date }

/** A number of the demo that belongs to nobody, for who wants to register. */
const STRANGER = { name: null, phone: '+231779990001' }
const SHOWN = 30

/** In the demo the phones of its village, and a new one; elsewhere an administrator types a number. */
export const openSimulator = (db: Db, { demo, now }: Installation): Simulator => ({
  hookKey: hookKeyOf(db, now()),
  phones: demo ? [...VILLAGERS.map(({ fullName, phone }) => ({ name: fullName, phone })), STRANGER] : [],
  isOpen: !demo,
})

/** The messages of a phone. In the demo, which everybody may enter, nobody reads those of people who registered. */
export function readPhone(db: Db, { phone }: { phone: string }, installation: Installation): PhoneLine[] {
  const number = dialled(phone)
  const { phones, isOpen } = openSimulator(db, installation)
  if (!isOpen && !phones.some((each) => each.phone === number)) throw problem('notFound')
  return listPhoneLines(db, number, SHOWN)
}
