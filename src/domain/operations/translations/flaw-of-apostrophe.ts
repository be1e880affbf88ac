import { compiledOrNull } from './compiled-message.ts'

/** Apostrophes before a value, a tag or the number of a plural. Two stand for one: of an odd number the last counts. */
const APOSTROPHES = /'+(?=[{<#])/g
const isOdd = (run: string) => run.length % 2 === 1

/**
 * In a message an ASCII apostrophe before `{`, `<` or the `#` of a plural makes plain text of what follows, up to the
 * next one: "d'{name}" is shown as "d{name}". Says so, and how to write it; null where no value is lost in this way.
 */
export function flawOfApostrophe(english: string, text: string): string | null {
  if (!losesValue(text) || losesValue(english)) return null
  const match = [...text.matchAll(APOSTROPHES)].find(([run]) => isOdd(run))!
  const value = valueAt(text, match.index + match[0].length)
  return `The apostrophe (') before ${value} makes plain text of it. Write ’ or two apostrophes ('') there: ’${value}`
}

function losesValue(text: string) {
  const typographic = text.replace(APOSTROPHES, (run) => (isOdd(run) ? `${run.slice(0, -1)}’` : run))
  if (typographic === text) return false
  const meant = compiledOrNull(typographic)
  return meant !== null && usesIn(meant) > usesIn(compiledOrNull(text))
}

/** How many values a compiled message takes, also of its branches; 0 is the `#` of a plural. */
function usesIn(node: unknown): number {
  if (node === 0) return 1
  if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + usesIn(each), 1)
  return typeof node === 'object' && node !== null ? usesIn(Object.values(node)) - 1 : 0
}

function valueAt(text: string, at: number) {
  const [, name, tag] = /^(?:\{\s*([^\s,{}]+)|<([^\s<>/]+))/.exec(text.slice(at)) ?? []
  if (name) return `{${name}}`
  return tag ? `<${tag}>` : text[at]!
}
