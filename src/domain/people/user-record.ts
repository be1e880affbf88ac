/** What the administrators' list of users is sorted by; '-' before it is the other direction. */
export const USER_SORTS = ['-createdAt', 'createdAt', 'fullName', '-fullName'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** Whether an account can be signed in to. */
export const USER_STATES = ['active', 'inactive'] as const
export type UserState = (typeof USER_STATES)[number]

/** How many users one call deactivates or reactivates. */
export const MAX_USERS_AT_ONCE = 500

/** How long a one-time code is valid that an administrator hands out. */
export const PASSWORD_CODE_HOURS = 24
/** The same of a farmer who has no password yet: the code goes by paper, from hand to hand, to the next market day. */
export const START_CODE_DAYS = 30

/** How large a file of farmers may be that is sent within a call: 5,000 long rows, in UTF-16. */
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024
export const IMPORT_TOO_LARGE = 'The file is larger than 2 MB. Divide it into smaller files.'
