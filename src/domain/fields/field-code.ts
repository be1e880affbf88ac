/**
 * The signs of a field's code: no vowels, so that no word comes of it, and none that look or sound like another one on the
 * phone (0 and O, 1 and I, M and N).
 */
const SIGNS = '23456789BCDFGHJKLPQRSTVWXZ'
const LENGTH = 5

export const FIELD_CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`)

/** A code of random bytes; of two equal ones the unique index takes the first. */
export const fieldCode = (bytes: Uint8Array) =>
  [...bytes.slice(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('')

/** Signs that stand in no code, and the one that each is taken for when a card is read. */
const MISREAD: Readonly<Record<string, string>> = { '0': 'Q', O: 'Q', '1': 'L', I: 'L' }

/**
 * A code as it is typed: in small letters, with spaces or dashes between, and with the signs that are easily misread. Null
 * for what can be none.
 */
export function readFieldCode(typed: string): string | null {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-\u2013_]/g, '')
  const code = [...signs].map((sign) => MISREAD[sign] ?? sign).join('')
  return FIELD_CODE.test(code) ? code : null
}
