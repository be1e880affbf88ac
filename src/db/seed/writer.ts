import type { Db } from '#db/client.ts'

/** What a chapter of the seed writes with: a database, or the transaction it is part of. */
export type Writer = Pick<Db, 'insert'>
