import { ownPath } from '#domain/sync/own-path.ts'

const FOREIGN = ['http:', 'https:']
const OF_THE_PHONE = ['tel:', 'mailto:']

export type SafeAddress = { href: string; isForeign: boolean }

/** Where a link of a course may lead: a path of ours, another site, a phone number or an e-mail; null for the rest. */
export function safeAddress(url: string): SafeAddress | null {
  if (ownPath(url)) return { href: url, isForeign: false }
  if (!URL.canParse(url)) return null
  const { protocol, href } = new URL(url)
  const isForeign = FOREIGN.includes(protocol)
  return isForeign || OF_THE_PHONE.includes(protocol) ? { href, isForeign } : null
}

/** A file of ours, which may be loaded as part of the page: a foreign one would tell its server who reads what. */
export const ownFile = (url: string | null) => (url && ownPath(url)) || null
