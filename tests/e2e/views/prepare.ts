import { join } from 'node:path'
import Database from 'better-sqlite3'
import { apiOf } from '../farm.ts'
import { askForPolicy, leavePaymentOpen, makeClaim } from '../money-admin.ts'
import type { Product } from '../product.ts'
import type { Audience } from '../screens.ts'

/** Lets everything that an audience can open be opened: a loan, a policy and a claim to decide on, a payment that is open, a request to answer, a course that nobody heard of. */
export async function prepare(product: Product, audience: Audience) {
  if (audience !== 'admin') return
  const farmer = await apiOf(product, 'farmer')
  await farmer.askForLoan()
  await makeClaim(product)
  await askForPolicy(product)
  await leavePaymentOpen(product)
  await farmer.askForHelp('Worms in my maize')
  const db = new Database(join(product.dataFolder, 'kuu.db'))
  db.exec('update courses set is_published = 0, published_at = null')
  db.close()
}
