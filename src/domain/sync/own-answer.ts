/**
 * The header that every answer of this server carries. A captive portal, a carrier or a proxy can answer in its place
 * with any status and any body, but not with this.
 */
export const OWN_HEADER = 'Kuu'

/** Whether an answer comes from our server. */
export const isOwn = ({ headers }: { headers: { has(name: string): boolean } }) => headers.has(OWN_HEADER)
