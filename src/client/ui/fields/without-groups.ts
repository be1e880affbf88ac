/**
 * The text after an edit of `shown`, in which the field had written thousands: what is left of these goes, what was typed
 * stays as it was typed. Also where the caret stands then.
 */
export function withoutGroups(shown: string, next: string, caret: number, group: string) {
  const shared = Math.min(shown.length, next.length)
  let before = 0
  while (before < shared && shown[before] === next[before]) before++
  let after = 0
  while (after < shared - before && shown[shown.length - 1 - after] === next[next.length - 1 - after]) after++
  const plain = (part: string) => (group === '' ? part : part.replaceAll(group, ''))
  const end = next.length - after
  const text = plain(next.slice(0, before)) + next.slice(before, end) + plain(next.slice(end))
  return { text, caret: text.length - plain(next.slice(caret)).length }
}
