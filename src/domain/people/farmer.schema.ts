import { z } from 'zod'
import { pageInput, searchWords } from '../contract.ts'
import { FARMER_SORTS } from './farmer.ts'
import { user } from './session.schema.ts'

/** A farmer as agents and administrators see one. */
export const farmer = user.pick({
  id: true,
  fullName: true,
  location: true,
  phone: true,
  email: true,
  language: true,
  role: true,
  createdAt: true,
  isActive: true,
})
export type Farmer = z.infer<typeof farmer>

/** Which farmers an agent looks at; words are looked for in name, phone and place. */
export const farmerFilter = pageInput.extend({
  sort: z.enum(FARMER_SORTS).default('-createdAt'),
  search: searchWords,
})

/**
 * The four cards of the agent's dashboard; `responseRate` is the percentage of tickets answered, null before the first.
 */
export const agentOverview = z.object({
  farmers: z.number(),
  advisories: z.number(),
  pendingSms: z.number(),
  responseRate: z.number().nullable(),
})
