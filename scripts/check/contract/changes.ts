import { isPropertyAccessExpression, isPropertyAssignment, isStatement, type Node } from 'typescript/unstable/ast'
import { type Edit, textOf } from './compiler.ts'
import type { Member } from './members.ts'
import { type ClosedSet, grown, isTold } from './sets.ts'

/** One change of the contract: what it is called, who uses what it changes, and the source after it. */
export type Change = { kind: Kind; what: string; users: ReadonlySet<string>; edit: () => Edit }

export const KINDS = [
  'renamed procedure',
  'renamed input',
  'another type of input',
  'required input more',
  'renamed output',
  'removed output',
  'another type of output',
  'larger closed set',
] as const
type Kind = (typeof KINDS)[number]

const OF: Record<Member['is'], readonly Kind[]> = {
  procedure: ['renamed procedure'],
  input: ['renamed input', 'another type of input', 'required input more'],
  output: ['renamed output', 'removed output', 'another type of output'],
}

/** Every change of what somebody uses. */
export function changesOf(users: ReadonlyMap<Member, ReadonlySet<string>>, sets: readonly ClosedSet[]): Change[] {
  const ofMembers = [...users].flatMap(([member, files]) =>
    OF[member.is]
      .filter((kind) => isPossible(member, kind))
      .map(
        (kind): Change => ({
          kind,
          what: `${member.name} of ${[...member.paths].slice(0, 3).join(', ')}`,
          users: files,
          edit: () => edited(member, kind),
        }),
      ),
  )
  const ofSets = sets.map((set): Change => {
    const has = ({ type, file }: Member) =>
      set.values.every((value) => type.includes(`"${value}"`)) && new RegExp(`\\b${set.name}\\b`).test(textOf(file))
    const reading = [...users].filter(([member]) => has(member)).flatMap(([, each]) => [...each])
    const files = new Set(reading.filter((file) => isTold(set, file)))
    return { kind: 'larger closed set', what: set.name, users: files, edit: () => grown(set) }
  })
  return [...ofMembers, ...ofSets.filter((change) => change.users.size > 0)]
}

/** What is added to an object of which every member may be left out may be left out too: nothing changes for a sender. */
const isPossible = ({ node }: Member, kind: Kind) => kind !== 'required input more' || !isInPartial(node)

/** Whether it stands in what `.partial()` is called on; what is extended after that call does not. */
const isInPartial = (node: Node): boolean =>
  !isStatement(node) &&
  ((isPropertyAccessExpression(node.parent) &&
    node.parent.expression === node &&
    node.parent.name.text === 'partial') ||
    isInPartial(node.parent))

const edited = (member: Member, kind: Kind): Edit => {
  const { file, node } = member
  const text = textOf(file)
  const [start, end] = [node.getStart(), node.end]
  return {
    file,
    text: text.slice(0, start) + changed(member, kind, text.slice(start, end)) + afterwards(kind, text, end),
  }
}

/** Without a member the comma after it goes too. */
const afterwards = (kind: Kind, text: string, end: number) =>
  text.slice(end).replace(kind === 'removed output' ? /^\s*,/ : /^(?!)/, '')

function changed({ name, node, type }: Member, kind: Kind, text: string): string {
  const value = isPropertyAssignment(node) ? text.slice(text.indexOf(':') + 1).trim() : name
  switch (kind) {
    case 'removed output':
      return ''
    case 'required input more':
      return `${text}, contractAdded: z.string()`
    case 'another type of input':
    case 'another type of output':
      return `${name}: ${otherThan(type)}`
    default:
      return `${name}Renamed: ${value}`
  }
}

/** A number where text was, text where anything else was. */
function otherThan(type: string) {
  const isText = /^(string|"[^"]*")( \| ("[^"]*"|null|undefined))*$/.test(type)
  const isNull = type.includes('null') ? '.nullable()' : ''
  return `z.${isText ? 'number' : 'string'}()${isNull}${type.includes('undefined') ? '.optional()' : ''}`
}
