import { parseSync, Visitor } from 'vite'

/** What a screen shows or a screen reader reads: as an attribute, or as a property of an object. */
const VISIBLE = new Set(
  `label title text placeholder alt description hint error message caption summary heading subtitle tooltip
  aria-label aria-description aria-placeholder aria-roledescription aria-valuetext`.split(/\s+/),
)

/** Texts that no screen shows: those of thrown errors. */
const UNSEEN = /^(Error|TypeError|RangeError|console)$/

/** The English words of the domain's closed sets: a screen looks its own words up by the id. */
const LABELS = new Set(['label', 'adminLabel'])

type Span = { start: number; end: number }
/** The parser's nodes have many shapes; here each has the shape of its `type`, and its parts are checked one by one. */
type Node = Span & { type: string; [part: string]: unknown }

/** The texts in a source file of the client that a user would read and that are in no catalogue. */
export function literalsIn(file: string, source: string): string[] {
  const found = new Map<number, string>()
  const unseen: Span[] = []
  const ofDomain = new Set<string>()
  const report = ({ start }: Span, text: string) => {
    if (unseen.some((span) => span.start <= start && start < span.end)) return
    found.set(start, `${file}:${source.slice(0, start).split('\n').length}: ${text.trim()}`)
  }
  const reportAll = (value: unknown) => {
    for (const each of spoken(value as Node)) report(each, each.text)
  }
  const { program, errors } = parseSync(file, source)
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`)

  new Visitor({
    ThrowStatement: (node) => void unseen.push(node),
    NewExpression: (node) => void (UNSEEN.test(rootName(node.callee)) && unseen.push(node)),
    CallExpression: (node) => void (UNSEEN.test(rootName(node.callee)) && unseen.push(node)),
    JSXText: (node) => void (hasLetter(node.value) && report(node, node.value)),
    JSXElement: ({ children }) => children.forEach(reportAll),
    JSXFragment: ({ children }) => children.forEach(reportAll),
    JSXAttribute: ({ name, value }) => void (VISIBLE.has(nameOf(name)) && reportAll(value)),
    Property: ({ key, value }) => {
      if (!VISIBLE.has(nameOf(key))) return
      for (const each of spoken(value as Node)) if (isWord(each.text)) report(each, each.text)
    },
    ImportDeclaration: ({ source: from, specifiers }) => {
      if (from.value.startsWith('#domain/')) for (const { local } of specifiers) ofDomain.add(local.name)
    },
    MemberExpression: (node) => {
      if (LABELS.has(nameOf(node.property)) && ofDomain.has(rootName(node)))
        report(node, source.slice(node.start, node.end))
    },
    Literal: (node) => void (typeof node.value === 'string' && isSentence(node.value) && report(node, node.value)),
    TemplateElement: (node) => void (isSentence(node.value.raw) && report(node, node.value.raw)),
  }).visit(program)
  return [...found].sort(([a], [b]) => a - b).map(([, line]) => line)
}

/** The strings that an expression can evaluate to, without those that are only tested or compared. */
function spoken(node: Node | null): (Span & { text: string })[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasLetter(node.value) ? [{ ...node, text: node.value }] : []
    case 'TemplateLiteral':
      return (node.quasis as (Node & { value: { raw: string } })[])
        .filter(({ value }) => hasLetter(value.raw))
        .map((part) => ({ ...part, text: part.value.raw }))
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return spoken(node.expression as Node)
    case 'ConditionalExpression':
      return [...spoken(node.consequent as Node), ...spoken(node.alternate as Node)]
    case 'LogicalExpression':
      return [...spoken(node.left as Node), ...spoken(node.right as Node)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...spoken(node.left as Node), ...spoken(node.right as Node)] : []
    default:
      return []
  }
}

const hasLetter = (text: string) => /\p{L}/u.test(text)

/** Two words or more, the first capitalized: unlike a class name, a key, a path or a drawing. */
const isSentence = (text: string) => /^\s*\p{Lu}[\p{Ll}'’]*[,.:;]? +\p{L}{2,}/u.test(text)

/** A word that is no message key: those start with a small letter and have no spaces. */
const isWord = (text: string) => /^\s*\p{Lu}|\s\p{L}/u.test(text)

const nameOf = (node: object) => String(('name' in node && node.name) || ('value' in node && node.value) || '')

const rootName = (node: object): string => ('object' in node ? rootName(node.object as object) : nameOf(node))
