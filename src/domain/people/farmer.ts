/** What the list of farmers is sorted by; '-' before it is the other direction. */
export const FARMER_SORTS = ['-createdAt', 'createdAt', 'fullName', '-fullName'] as const
export type FarmerSort = (typeof FARMER_SORTS)[number]

export const FARMER_STATES = ['active', 'inactive'] as const
export type FarmerState = (typeof FARMER_STATES)[number]

/** How many farmers an administrator gives to an agent in one call. */
export const MAX_MOVED = 500

/** A farmer with whom nobody has spoken for so many days is on the agent's list of today. */
export const SILENT_DAYS = 30
