import {
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isVariableStatement,
  type Node,
} from 'typescript/unstable/ast'
import type { Checker, Symbol as Named, Project, Type } from 'typescript/unstable/sync'
import { inRoot, PROBE } from './compiler.ts'

/** What the contract has by a name: a procedure, or a member of an input or an output, where it is declared. */
export type Member = {
  is: 'procedure' | 'input' | 'output'
  name: string
  file: string
  /** The node of its declaration, in the sources as they are. */
  node: Node
  /** Its type in words. */
  type: string
  /** The procedures that have it. */
  paths: Set<string>
}

/** NodeBuilderFlags.NoTruncation. */
const NO_TRUNCATION = 1

export const keyOf = (symbol: Named | undefined) => {
  const place = symbol?.declarations[0]
  return place && `${place.path}:${place.index}`
}

/** The members of every procedure, by the place of their declaration: one schema may serve many procedures. */
export function membersOf(project: Project, paths: readonly string[]): Map<string, Member> {
  const { checker } = project
  const [inputs, outputs] = probed(project)
  const members = new Map<string, Member>()
  const note = (symbol: Named, type: Type | undefined, is: Member['is'], path: string) => {
    const key = keyOf(symbol)
    const place = symbol.declarations[0]
    if (!key || !place?.path.startsWith(inRoot('src/'))) return
    const known = members.get(key)
    if (known) return void known.paths.add(path)
    const node = place.resolve(project)
    if (!node || !(isPropertyAssignment(node) || isShorthandPropertyAssignment(node))) return
    const words = type && is !== 'procedure' ? checker.typeToString(type, undefined, NO_TRUNCATION) : ''
    const { fileName: file } = node.getSourceFile()
    members.set(key, { is, name: symbol.name, file, node, type: words, paths: new Set([path]) })
  }
  const walk = (type: Type, is: Member['is'], path: string, seen: Set<number>) => {
    if (seen.has(type.id)) return
    seen.add(type.id)
    if (type.isUnionType() || type.isIntersectionType())
      return type.getTypes().forEach((each) => void walk(each, is, path, seen))
    if (!type.isObjectType()) return
    if (checker.isArrayLikeType(type))
      return argumentsOf(checker, type).forEach((each) => void walk(each, is, path, seen))
    const symbols = checker.getPropertiesOfType(type)
    if (symbols.length === 0) return
    const types = checker.getTypeOfSymbol(symbols)
    symbols.forEach((symbol, at) => {
      note(symbol, types[at], is, path)
      if (types[at]) walk(types[at], is, path, seen)
    })
  }
  for (const path of paths) {
    for (const [root, is] of [
      [inputs, 'input'],
      [outputs, 'output'],
    ] as const) {
      const symbol = symbolAt(checker, root, path)
      const type = symbol && checker.getTypeOfSymbol(symbol)
      if (!symbol || !type) continue
      note(symbol, type, 'procedure', path)
      walk(type, is, path, new Set())
    }
  }
  return members
}

const argumentsOf = (checker: Checker, type: Type) =>
  checker.getTypeArguments(type as Parameters<Checker['getTypeArguments']>[0])

/** The types of all inputs and of all outputs. */
function probed({ program, checker }: Project): [Type, Type] {
  const statements = program.getSourceFile(PROBE)!.statements.filter(isVariableStatement)
  const [inputs, outputs] = statements.map((each) =>
    checker.getTypeAtLocation(each.declarationList.declarations[0]!.name),
  )
  return [inputs!, outputs!]
}

function symbolAt(checker: Checker, root: Type, path: string): Named | undefined {
  const [name = '', ...rest] = path.split('.')
  const symbol = checker.getPropertyOfType(root, name)
  if (!symbol || rest.length === 0) return symbol
  return symbolAt(checker, checker.getTypeOfSymbol(symbol)!, rest.join('.'))
}
