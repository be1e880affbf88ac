import { z } from 'zod'
import { user } from './session.schema.ts'

/** A farmer as agents and administrators see her. */
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

/**
 * The four cards of the agent's dashboard; `responseRate` is the percentage of tickets answered, null before the first.
 */
export const agentOverview = z.object({
  farmers: z.number(),
  advisories: z.number(),
  pendingSms: z.number(),
  responseRate: z.number().nullable(),
})
