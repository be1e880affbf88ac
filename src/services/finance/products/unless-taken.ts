import { isUniqueViolation } from '#db/violations.ts'
import { problem } from '#domain/problem.ts'

/** Writes a product; the unique index decides whose a name is. Two of one name are never merged: loans and policies are of them. */
export function unlessTaken<T>(write: () => T): T {
  try {
    return write()
  } catch (error) {
    throw isUniqueViolation(error) ? problem('productTaken') : error
  }
}
