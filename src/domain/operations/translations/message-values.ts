/** What a compiled message takes: 'count' as a plural with its branches, 'name' as it is, 'link' as a tag. */
export type MessageValue = { name: string; kind: 'value' | 'tag' | 'select' | 'plural' | 'ordinal' | 'format'; branches: string[] } // biome-ignore format: one row

/** The kinds by the numbers of icu-minify; 0 is the `#` of a plural. */
const KINDS = { 1: 'select', 2: 'plural', 3: 'ordinal', 4: 'format', 5: 'format', 6: 'format' } as const
const isKind = (kind: unknown): kind is keyof typeof KINDS => typeof kind === 'number' && Object.hasOwn(KINDS, kind)

/** Every value and tag of a message that icu-minify compiled, also of the branches within it, each as often as it is there. */
export function valuesOf(compiled: unknown): MessageValue[] {
  return Array.isArray(compiled) ? compiled.flatMap(valuesOfNode) : []
}

function valuesOfNode(node: unknown): MessageValue[] {
  if (!Array.isArray(node)) return []
  const [name, kind, branches] = node as [string, unknown, unknown]
  if (node.length === 1) return [{ name, kind: 'value', branches: [] }]
  if (!isKind(kind)) return [{ name, kind: 'tag', branches: [] }, ...valuesOf(node.slice(1))]
  const within = typeof branches === 'object' && branches !== null && kind <= 3 ? branches : {}
  return [{ name, kind: KINDS[kind], branches: Object.keys(within) }, ...Object.values(within).flatMap(valuesOf)]
}

/** Whether two compiled messages take the same values, each in the same way: one can stand in for the other. */
export const takesSame = (one: unknown, other: unknown) => usesOf(one) === usesOf(other)
const usesOf = (compiled: unknown) =>
  [...new Set(valuesOf(compiled).map(({ name, kind }) => `${kind} ${name}`))].sort().join()
