import type { FootnoteDefinition, Nodes, Root } from 'mdast'

type Note = { number: number; definition: FootnoteDefinition }
/** The notes of a text, numbered as it refers to them, whatever they are called. */
export type Notes = { numberOf: (identifier: string) => number; used: () => Iterable<Note> }

export function notesOf(root: Root): Notes {
  const definitions = new Map<string, FootnoteDefinition>()
  const left: Nodes[] = [root]
  for (let node = left.pop(); node; node = left.pop()) {
    // As in GitHub the first of two with one name is meant.
    if (node.type === 'footnoteDefinition') {
      const known = definitions.get(node.identifier)
      if (!known || startOf(node) < startOf(known)) definitions.set(node.identifier, node)
    }
    if ('children' in node) left.push(...node.children)
  }
  const numbers: string[] = []
  return {
    numberOf: (identifier) => {
      if (!numbers.includes(identifier)) numbers.push(identifier)
      return numbers.indexOf(identifier) + 1
    },
    *used() {
      for (let at = 0; at < numbers.length; at++) {
        const definition = definitions.get(numbers[at]!)
        if (definition) yield { number: at + 1, definition }
      }
    },
  }
}

const startOf = (node: FootnoteDefinition) => node.position?.start.offset ?? 0
