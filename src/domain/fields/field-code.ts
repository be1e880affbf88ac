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
