import { createHash } from 'node:crypto'

/** The id of a seeded row, the same on every machine: a version 8 UUID over its kind and its name. */
export function stableId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`${kind}:${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
