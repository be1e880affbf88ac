/** What an installation is, from its first start on: a village to look at, or people's own data. */
export const MODES = ['demo', 'production'] as const
export type Mode = (typeof MODES)[number]

/** What makes the first administrator, as it is typed on the server. */
export const CREATE_ADMIN = 'kuu admin create'
