import * as z from 'zod'
import { GENDERS } from './farmer-record.ts'

/** What is kept of a farmer besides the account, and never needed; null where nobody said it. */
export const farmerFacts = z.object({
  gender: z.enum(GENDERS).nullable(),
  birthYear: z.number().nullable(),
  /** The group or cooperative, as the farmer’s office calls it. */
  groupName: z.string().nullable(),
})
export type FarmerFacts = z.infer<typeof farmerFacts>
