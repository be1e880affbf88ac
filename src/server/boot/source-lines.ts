import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const PLACE = /(file:\/\/[^\s()]+\.c?js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | null>()

/**
 * A stack with the files and lines of the sources in place of the bundle's. A map is read when the first error needs
 * it: Node's own --enable-source-maps reads all of them at the start, and holds 50 MB for it. Where a file has no map,
 * its places stay as they are.
 */
export function withSourceLines(stack: string): string {
  return stack.replaceAll(PLACE, (place, url: string, line: string, column: string) => {
    const origin = mapOf(url)?.findOrigin(Number(line), Number(column))
    return origin && 'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}` : place
  })
}

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url)
  if (known !== undefined) return known
  const file = `${fileURLToPath(url)}.map`
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null
  maps.set(url, map)
  return map
}
