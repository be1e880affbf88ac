/**
 * What the lists of advisories and of prices ask when they open. The inputs are those of the screens, so that the query
 * keys are theirs (see AdvisoryList and useBoard).
 */
export const PLAIN_ADVISORIES = { limit: 12, search: undefined, category: undefined }
export const PLAIN_BOARD = { q: undefined, market: undefined, trend: undefined }
