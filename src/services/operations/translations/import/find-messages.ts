import type { Translation } from '#domain/operations/translations/translation.schema.ts'
import type { FileUnit, TranslationUnit } from '../translation-unit.ts'

/** Messages by their keys. */
export type Known = ReadonlyMap<string, Translation>

/**
 * The messages that the units of a file are of. A hint counts only where its English agrees; a unit whose English stood
 * for several messages, as msguniq puts them together, is of each. `unkeyed`: how many units have no key at all.
 */
export function findMessages(units: readonly FileUnit[], known: Known) {
  const found: TranslationUnit[] = []
  let unkeyed = 0
  for (const { key, hints, ...unit } of units) {
    const keys = keysOf({ key, hints, english: unit.english }, known)
    if (keys.length === 0) unkeyed++
    found.push(...keys.map((each) => ({ ...unit, key: each })))
  }
  return { found, unkeyed }
}

function keysOf({ key, hints, english }: Pick<FileUnit, 'key' | 'hints' | 'english'>, known: Known): string[] {
  if (key !== null && known.has(key)) return [key]
  const agreed = [...new Set(hints)].filter((hint) => {
    const message = known.get(hint)
    return message !== undefined && (message.english === english || message.translatedEnglish === english)
  })
  // What has a key that is unknown here is refused by that key.
  return agreed.length === 0 && key !== null ? [key] : agreed
}
