import { join } from 'node:path'
import Database from 'better-sqlite3'
import { apiOf } from '../farm.ts'
import type { Product } from '../product.ts'
import type { Audience } from '../screens.ts'

/** Lets everything that an audience can open be opened: a loan to decide on, a request to answer, a course that nobody heard of. */
export async function prepare(product: Product, audience: Audience) {
  if (audience !== 'admin') return
  const farmer = await apiOf(product, 'farmer')
  await farmer.askForLoan()
  await farmer.askForHelp('Worms in my maize')
  const db = new Database(join(product.dataFolder, 'kuu.db'))
  db.exec('update courses set is_published = 0, published_at = null')
  db.close()
}
