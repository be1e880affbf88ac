import * as z from 'zod'
import { keysOf } from '../../table.ts'
import { EUDR_FAULTS } from './eudr.ts'

const fault = z.enum(keysOf(EUDR_FAULTS))

/** A field that cannot stand in the file, with the code under which the information system would refuse it. */
const missing = z.object({
  id: z.string(),
  name: z.string(),
  farmerId: z.string(),
  farmerName: z.string(),
  username: z.string(),
  fault,
  code: z.string(),
})

/** What of the fields can stand in the file, in how many parts, and what cannot: counted, and the first of them. */
export const eudrState = z.object({
  ready: z.number(),
  parts: z.number(),
  faults: z.object({ noBorder: z.number(), pointTooLarge: z.number(), noCountry: z.number() }),
  missing: z.array(missing),
})
export type EudrState = z.infer<typeof eudrState>
