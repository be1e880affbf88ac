import { randomInt } from 'node:crypto'
import { isUniqueViolation } from '#db/violations.ts'
import { fieldCode } from '#domain/fields/field-code.ts'

const MAX_TRIES = 5

/** Writes a row with a new code; of two fields that drew one code, the second draws another. */
export function withNewCode<T>(write: (code: string) => T, tries = 0): T {
  try {
    return write(fieldCode(Uint8Array.from({ length: 5 }, () => randomInt(256))))
  } catch (error) {
    if (!isUniqueViolation(error) || tries >= MAX_TRIES) throw error
    return withNewCode(write, tries + 1)
  }
}
