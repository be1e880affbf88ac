/** A text beside the one that it grew out of: what stands in place of each of its lines, and what before each and at the end. */
type Growth = { instead: (string[] | null)[]; before: string[][] }

/**
 * Two texts that grew out of one, line by line: what only one of them changed, added or took out counts, so that no line
 * stands there twice. A line that both changed stays as both have it, theirs first.
 */
export function mergeNotes(mine: string, seen: string, theirs: string): string {
  if (!seen) return both(linesOf(theirs), linesOf(mine), '').join('\n')
  const lines = linesOf(seen)
  const [my, their] = [growthOf(lines, linesOf(mine)), growthOf(lines, linesOf(theirs))]
  const added = (at: number) => both(my.before[at]!, their.before[at]!)
  const standing = (line: string, at: number) => {
    const [ours, others] = [my.instead[at], their.instead[at]]
    return ours && others ? both(others, ours, '') : (ours ?? others ?? [line])
  }
  return [...lines.flatMap((line, at) => [...added(at), ...standing(line, at)]), ...added(lines.length)]
    .join('\n')
    .trim()
}

const linesOf = (text: string) => (text ? text.split('\n') : [])

/** The lines of both, those that are in the other ones only once. */
function both(first: string[], second: string[], ...between: string[]) {
  if (isIn(second, first)) return first
  return isIn(first, second) ? second : [...first, ...between, ...second]
}

const isIn = (part: string[], whole: string[]) => part.length === 0 || `\n${whole.join('\n')}\n`.includes(`\n${part.join('\n')}\n`) // biome-ignore format: one question

function growthOf(seen: string[], now: string[]): Growth {
  const growth: Growth = { instead: seen.map(() => null), before: [...seen, ''].map(() => []) }
  let [at, next] = [0, 0]
  for (const [seenAt, nowAt] of [...sharedLines(seen, now), [seen.length, now.length] as const]) {
    const [gone, come] = [seenAt - at, now.slice(next, nowAt)]
    if (gone === 0) growth.before[at]!.push(...come)
    for (let each = 0; each < gone; each++) growth.instead[at + each] = each === 0 ? come : []
    ;[at, next] = [seenAt + 1, nowAt + 1]
  }
  return growth
}

/** The lines that stand in both in the same order, as many as there can be: where in the one, and where in the other. */
function sharedLines(one: string[], other: string[]) {
  const most = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      most[i]![j] = one[i] === other[j] ? most[i + 1]![j + 1]! + 1 : Math.max(most[i + 1]![j]!, most[i]![j + 1]!)
  const shared: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) shared.push([i++, j++])
    else if (most[i + 1]![j]! >= most[i]![j + 1]!) i++
    else j++
  }
  return shared
}
