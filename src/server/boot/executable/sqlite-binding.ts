import { tmpdir } from 'node:os'
import { getAsset, getRawAsset } from 'node:sea'
import { brotliDecompressSync } from 'node:zlib'
import { type Code, writeOut } from './write-out.ts'

/** SQLite's native part, as the build put it into the executable. */
const CODE = (): Code => ({
  name: 'better_sqlite3.node',
  sha256: getAsset('better_sqlite3.node.sha256', 'utf8'),
  read: () => brotliDecompressSync(Buffer.from(getRawAsset('better_sqlite3.node.br'))),
})

let binding: unknown

/**
 * In the single executable this stands in for better-sqlite3's own search for its native part. Only a file can be loaded,
 * so the part is written out first, below the folder of temporary files (TMPDIR).
 */
export function getBinding(): unknown {
  if (binding) return binding
  const loaded = { exports: {} }
  process.dlopen(loaded, writeOut(CODE(), tmpdir()))
  binding = loaded.exports
  return binding
}
