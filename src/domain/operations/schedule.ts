import type { Instant } from '../dates.ts'

type Publication = { isActive: boolean; publishAt: Instant | null }

/** Whether a record is shown now, or waits for its moment. One whose moment has passed waits for nothing. */
export const publicationOf = ({ isActive, publishAt }: Publication, now: Date): Publication =>
  publishAt !== null && publishAt > now.toISOString()
    ? { isActive: false, publishAt }
    : { isActive: isActive || publishAt !== null, publishAt: null }

/** Whether something would be over before it begins. */
export const endsBeforeItBegins = (publishAt: Instant | null, endsAt: Instant | null) =>
  publishAt !== null && endsAt !== null && endsAt <= publishAt
