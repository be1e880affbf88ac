/**
 * The address by which a mail program writes to somebody, or null where what she gave is no plain address: what stands
 * in a ticket was typed by anybody, and '?', '&' and line breaks would add recipients or a text of their own.
 */
export function mailtoOf(email: string) {
  const [, local, host] = PLAIN.exec(email) ?? []
  return local && host ? `mailto:${encodeURIComponent(local)}@${host}` : null
}

const PLAIN = /^([\w.!#$*+/=^`{|}~'-]+)@([a-z\d-]+(?:\.[a-z\d-]+)+)$/i
