import {
  isBindingElement,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  type Node,
} from 'typescript/unstable/ast'
import type { Symbol as Named, Project } from 'typescript/unstable/sync'
import { inRoot } from './compiler.ts'
import { keyOf, type Member } from './members.ts'

/** The client, and the table of REST, which names procedures. */
const USERS = [inRoot('src/client/'), inRoot('src/server/api/rest/table.ts')]
const OWN = /contract-probe|\.gen\.ts$|\.json$/

export const userFiles = ({ program }: Project) =>
  program.getSourceFileNames().filter((file) => USERS.some((user) => file.startsWith(user)) && !OWN.test(file))

/** Which files use which members: by the places of their declarations, as the compiler sees them. */
export function usersOf(project: Project, members: ReadonlyMap<string, Member>): Map<Member, Set<string>> {
  const users = new Map<Member, Set<string>>()
  const add = (member: Member, file: string) => users.set(member, (users.get(member) ?? new Set()).add(file))
  const names = new Set([...members.values()].map(({ name }) => name))
  const byPath = new Map<string, Member>()
  for (const member of members.values())
    if (member.is === 'procedure') for (const path of member.paths) byPath.set(path, member)
  for (const file of userFiles(project)) {
    const seen = lookAt(project, file, names)
    for (const path of seen.texts) if (byPath.has(path)) add(byPath.get(path)!, file)
    const used = seen.symbols.flatMap((symbol) => members.get(keyOf(symbol) ?? '') ?? [])
    for (const member of used) if (member.is !== 'input') add(member, file)
    // Of an input: who calls one of its procedures, and writes the name of the member.
    const called = new Set([...used, ...seen.texts.flatMap((path) => byPath.get(path) ?? [])].flatMap(pathsCalled))
    for (const member of members.values())
      if (member.is === 'input' && seen.written.has(member.name) && [...member.paths].some((path) => called.has(path)))
        add(member, file)
  }
  return users
}

const pathsCalled = ({ is, paths }: Member) => (is === 'procedure' ? [...paths] : [])

type Seen = {
  symbols: readonly Named[]
  /** The keys of object literals. */
  written: ReadonlySet<string>
  texts: readonly string[]
}

function lookAt({ program, checker }: Project, file: string, names: ReadonlySet<string>): Seen {
  const accessed: Node[] = []
  const symbols: Named[] = []
  const written = new Set<string>()
  const texts: string[] = []
  const visit = (node: Node): void => {
    if (isPropertyAccessExpression(node) && names.has(node.name.text)) accessed.push(node.name)
    else if (isBindingElement(node)) {
      // Of `[, second]` the first has no name.
      const name: Node | undefined = node.propertyName ?? node.name
      if (name && isIdentifier(name) && names.has(name.text)) {
        const type = checker.getTypeAtLocation(node.parent)
        const symbol = type && checker.getPropertyOfType(type, name.text)
        if (symbol) symbols.push(symbol)
      }
    } else if (isObjectLiteralExpression(node))
      for (const each of node.properties)
        if ((isPropertyAssignment(each) || isShorthandPropertyAssignment(each)) && isIdentifier(each.name))
          written.add(each.name.text)
    if (isStringLiteral(node) && node.text.includes('.')) texts.push(node.text)
    node.forEachChild(visit)
  }
  program.getSourceFile(file)?.forEachChild(visit)
  for (const symbol of checker.getSymbolAtLocation(accessed)) if (symbol) symbols.push(symbol)
  return { symbols, written, texts }
}
