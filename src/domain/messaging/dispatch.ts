/** What is sent to many people and counted. */
export const DISPATCHED = ['advisory', 'weatherAlert'] as const
