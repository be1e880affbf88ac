import { withoutHidden } from '#domain/letters.ts'

/**
 * The values of a form, their texts without the hidden signs that come along when something is pasted. A password is
 * what it was typed as.
 */
export function plainTexts<Value>(value: Value, name?: string): Value
export function plainTexts(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return /password/i.test(name) ? value : withoutHidden(value)
  if (Array.isArray(value)) return value.map((item) => plainTexts(item, name))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainTexts(item, key)]))
}
