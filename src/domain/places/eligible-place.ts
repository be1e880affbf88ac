import { isWithin } from './within.ts'

/** Whether a farm lies in one of the places that an insurance is for, of any level. None is for any place. */
export const isEligiblePlace = (location: string | null, regions: readonly string[] | null): boolean =>
  regions === null || regions.length === 0 || regions.some((region) => isWithin(location, region))
