import { XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'

export const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2'

/** Prefixes with their namespaces; the default one is under ''. */
type Scope = Readonly<Record<string, string>>
/** An element by its name in XLIFF; null for one of another namespace. */
export type XliffElement = { name: string | null; attributes: Record<string, string>; node: XmlElement; scope: Scope }

/** The root, whose elements are told by namespace: a tool may write `<x:trans-unit>`, or elements of its own. */
export const scopedRoot = (root: XmlElement) => scoped(root, Object.create(null))

function scoped(node: XmlElement, outer: Scope): XliffElement {
  const declared = Object.entries(node.attributes).flatMap(([name, uri]) => {
    const [, prefix = ''] = /^xmlns(?::(.+))?$/.exec(name) ?? [null, null]
    return prefix === null ? [] : [[prefix, uri] as const]
  })
  const scope = declared.length === 0 ? outer : Object.assign(Object.create(null), outer, Object.fromEntries(declared))
  const [local = '', prefix = ''] = node.name.split(':').toReversed()
  // Some tools write XLIFF without a namespace.
  const isXliff = scope[prefix] === NAMESPACE || (prefix === '' && !scope[''])
  return { name: isXliff ? local : null, attributes: node.attributes, node, scope }
}

const childrenOf = ({ node, scope }: XliffElement) =>
  node.children.flatMap((each) => (each instanceof XmlElement ? [scoped(each, scope)] : []))

export const childOf = (element: XliffElement, name: string) => childrenOf(element).find((each) => each.name === name)

/** Every outermost element of these names, in the order of the file. */
export function within(root: XliffElement, names: readonly string[]): XliffElement[] {
  const found: XliffElement[] = []
  const open = [root]
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.name !== null && names.includes(element.name)) found.push(element)
    else open.push(...childrenOf(element).toReversed())
  }
  return found
}

/** The text of an element; what a tool wrapped within it is text too. */
export const textOf = (element: XliffElement | undefined): string => (element ? textWithin(element.node) : '')

const textWithin = (node: XmlNode): string => {
  if (node instanceof XmlText) return node.text
  return node instanceof XmlElement ? node.children.map(textWithin).join('') : ''
}
