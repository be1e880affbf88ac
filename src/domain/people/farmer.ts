/** What the list of farmers is sorted by; '-' before it is the other direction. */
export const FARMER_SORTS = ['-createdAt', 'createdAt', 'fullName', '-fullName'] as const
export type FarmerSort = (typeof FARMER_SORTS)[number]
