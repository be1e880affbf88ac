import { type Db, transact } from '#db/client.ts'
import { crops, users } from '#db/schema/index.ts'
import { seedAccounts } from './accounts.ts'
import { seedAdvisories } from './advisories.ts'
import { seedAlerts } from './alerts.ts'
import { seedCourses } from './courses.ts'
import { seedCropActivities } from './crop-activities.ts'
import { seedCrops } from './crops.ts'
import { seedDeliveries } from './deliveries.ts'
import { type StoreFile, seedDocuments } from './documents.ts'
import { seedFarmerCrops } from './farmer-crops.ts'
import { seedFieldWork } from './field-work.ts'
import { seedFields } from './fields.ts'
import { seedMessages } from './messages.ts'
import { seedPeople } from './people.ts'
import { seedPrices } from './prices.ts'
import { seedProducts } from './products.ts'
import { seedTextMessages } from './text-messages.ts'

/** What every installation needs: the crop catalogue. Does nothing when there are crops already. */
export function seedReference(db: Db): void {
  transact(db, (tx) => {
    if (!tx.select({ id: crops.id }).from(crops).limit(1).get()) seedCrops(tx)
  })
}

/**
 * A village to look at. Does nothing when there are users already; `hash` turns a password into what is stored, `store`
 * writes the file of a document.
 */
export function seedDemo(db: Db, now: Date, hash: (password: string) => string, store: StoreFile = () => {}): void {
  transact(db, (tx) => {
    if (tx.select({ id: users.id }).from(users).limit(1).get()) return
    seedReference(tx)
    seedPeople(tx, now, hash)
    seedFields(tx, now)
    seedFarmerCrops(tx, now)
    seedCropActivities(tx, now)
    seedAdvisories(tx, now)
    seedDeliveries(tx, now)
    seedPrices(tx, now)
    seedAlerts(tx, now)
    seedCourses(tx, now)
    seedProducts(tx)
    seedAccounts(tx, now)
    seedMessages(tx, now)
    seedTextMessages(tx, now)
    seedFieldWork(tx, now)
    seedDocuments(tx, now, store)
  })
}
