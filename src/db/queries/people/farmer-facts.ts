import type { Db } from '#db/client.ts'
import { farmerRecords } from '#db/schema/index.ts'
import type { FarmerFacts } from '#domain/support/farmer-facts.schema.ts'

/** What is known of a farmer besides the account, for a question that joins the records. */
export const factColumns = {
  gender: farmerRecords.gender,
  birthYear: farmerRecords.birthYear,
  groupName: farmerRecords.groupName,
}

/** Keeps what was said of a farmer; what is left out stays as it is. */
export const saveFarmerFacts = (db: Db, farmerId: string, facts: Partial<FarmerFacts> & { createdAt: string }) => {
  const { createdAt, ...said } = facts
  return db
    .insert(farmerRecords)
    .values({ farmerId, createdAt, ...said })
    .onConflictDoUpdate({ target: farmerRecords.farmerId, set: said })
    .run()
}
