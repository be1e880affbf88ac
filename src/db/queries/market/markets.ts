import { type Db, prepared } from '#db/client.ts'
import { markets } from '#db/schema/index.ts'

const all = prepared((db) => db.select().from(markets).prepare())
/** Every market that has or had a price, with its key. */
export const listMarkets = (db: Db) => all(db).all()
