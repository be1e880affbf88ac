import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether a callback was sent by somebody who knows the key of the application's settings: HMAC-SHA256 in Base64. It
 * stands in the body beside the transaction, which it covers, or in a header, where it covers the whole body.
 */
export function isAuthentic(body: string, key: string, header?: string): boolean {
  const { text, hash } = signedPartOf(body)
  const isInBody = hash !== null && isSame(hashOf(text, key), hash)
  return isInBody || (header !== undefined && isSame(hashOf(body, key), header))
}

const hashOf = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64')

/** The body without its hash, as it was written before the hash was added. */
function signedPartOf(body: string): { text: string; hash: string | null } {
  try {
    const { hash, ...rest } = JSON.parse(body) as Record<string, unknown>
    return { text: JSON.stringify(rest), hash: typeof hash === 'string' ? hash : null }
  } catch {
    return { text: body, hash: null }
  }
}

function isSame(expected: string, sent: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(sent)]
  return a.length === b.length && timingSafeEqual(a, b)
}
