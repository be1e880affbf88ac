import { createHash } from 'node:crypto'

/** Names the content of a part: another one for another content, the same wherever it stands. */
export const revisionOf = (fields: object) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 16)
