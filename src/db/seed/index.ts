import type { Db } from '#db/client.ts'
export const seedReference = (_db: Db, _now: Date) => {}
export const seedDemo = (_db: Db, _now: Date, _hash: (p: string) => string) => {}
