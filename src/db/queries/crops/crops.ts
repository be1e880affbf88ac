import { asc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { countRows } from '#db/count.ts'
import { type AdminRequest, askPage, counted, nameKey, type Order, ordersBy, placeOfName, textKey } from '#db/page.ts'
import { crops } from '#db/schema/index.ts'
import { find } from '#db/search.ts'
import { keyOfName } from '#domain/letters.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'

const all = prepared((db) =>
  db
    .select()
    .from(crops)
    .orderBy(asc(placeOfName(crops.name)), asc(crops.id))
    .prepare(),
)
/** All crops by name, archived ones too. */
export const listCrops = (db: Db) => all(db).all()
/** What can be grown anew, by name. */
export const listCatalogue = (db: Db) => listCrops(db).filter(({ archivedAt }) => archivedAt === null)

const byId = prepared((db) =>
  db
    .select()
    .from(crops)
    .where(eq(crops.id, sql.placeholder('id')))
    .prepare(),
)
export const findCrop = (db: Db, id: string) => byId(db).get({ id })

export const insertCrop = (db: Db, row: typeof crops.$inferInsert) =>
  db
    .insert(crops)
    .values({ ...row, nameKey: keyOfName(row.name) })
    .returning({ id: crops.id })
    .get()

/** Changes a crop of the catalogue; its version grows. */
export const updateCrop = (db: Db, id: string, change: Partial<typeof crops.$inferInsert>) =>
  db
    .update(crops)
    .set({
      ...change,
      ...(change.name !== undefined && { nameKey: keyOfName(change.name) }),
      version: sql`${crops.version} + 1`,
    })
    .where(eq(crops.id, id))
    .run()

/** How many crops of farmers are of this kind. */
const growers = sql<number>`coalesce((select g.rows from crop_growers g where g.crop_id = crops.id), 0)`
const adminCrop = {
  id: crops.id,
  name: crops.name,
  localName: crops.localName,
  description: crops.description,
  plantingSeason: crops.plantingSeason,
  harvestSeason: crops.harvestSeason,
  growthDuration: crops.growthDuration,
  group: crops.group,
  imageUrl: crops.imageUrl,
  archivedAt: crops.archivedAt,
  version: crops.version,
  growers,
}
type CropRow = { id: string; name: string; localName: string | null; group: string } & {
  growthDuration: number | null
  growers: number
}
const ORDERS: Record<AdminSort<'crop'>, Order<CropRow>> = ordersBy(crops.id, {
  name: [nameKey('name', crops.name)],
  localName: [nameKey('localName', crops.localName)],
  group: [textKey('group', crops.group)],
  growthDuration: [
    { by: sql`coalesce(${crops.growthDuration}, 0)`, kind: 'number', of: (row: CropRow) => row.growthDuration ?? 0 },
  ],
  growers: [{ by: growers, kind: 'number', of: (row: CropRow) => row.growers }],
})

/** A page of the catalogue, archived crops too. */
export function listAllCrops(db: Db, { search, sort = 'name', ...page }: AdminRequest<'crop'>) {
  const { where } = find(db, { list: 'crops', words: search, id: crops.id })
  const rows = askPage(ORDERS[sort], page, ({ after, orderBy, most }) =>
    db
      .select(adminCrop)
      .from(crops)
      .where(where(after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  return counted(rows, page, () => countRows(db, crops, where(undefined)))
}

export const findAdminCrop = (db: Db, id: string) => db.select(adminCrop).from(crops).where(eq(crops.id, id)).get()

/** What keeps a crop from being deleted, by table: farmers' crops, loans and policies. Empty where nothing does. */
export function countUsesOfCrop(db: Db, id: string): Record<string, number> {
  const counts = db.get<Record<string, number>>(sql`select
    (select count(*) from farmer_crops where crop_id = ${id}) as farmer_crops,
    (select count(*) from farmer_loans where related_crop_id = ${id}) as farmer_loans,
    (select count(*) from farmer_insurance where related_crop_id = ${id}) as farmer_insurance`)!
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}
