import compile from 'icu-minify/compile'

/** A part of a compiled message: text, the # of a plural (0), or a value or tag with its name first. */
type Part = string | number | readonly [name: string, ...rest: unknown[]]
type Branches = Record<string, string | number | readonly Part[]>

/** By which numbers a compiled message says of what kind a value is (icu-minify). */
const [SELECT, PLURAL, ORDINAL, NUMBER, DATE, TIME] = [1, 2, 3, 4, 5, 6]

/**
 * The shortest message that takes the same values as this one, of the same types; empty if it takes none. Messages that
 * take the same are then one text, and the compiler works out its type once.
 */
export const shapeOf = (message: string) => shapeOfParts(compile(message) as string | Part[])

const shapeOfParts = (parts: Branches[string]) => [...new Set(shapesIn(parts))].sort().join('')
const shapesIn = (parts: Branches[string]) => (typeof parts === 'object' ? parts.flatMap(shapesOf) : [])

function shapesOf(part: Part): string[] {
  if (typeof part !== 'object') return []
  const [name, kind, more] = part
  switch (kind) {
    case undefined:
      return [`{${name}}`]
    case SELECT:
      return [`{${name}, select,${branchesOf(more as Branches)}}`]
    case PLURAL:
    case ORDINAL:
      return [`{${name}, number}`, ...Object.values(more as Branches).flatMap(shapesIn)]
    case NUMBER:
      return [`{${name}, number}`]
    case DATE:
    case TIME:
      return [`{${name}, date}`]
    default:
      return [`<${name}></${name}>`, ...shapesIn(part.slice(1) as Part[])]
  }
}

const branchesOf = (branches: Branches) =>
  Object.entries(branches)
    .map(([value, parts]) => ` ${value} {${shapeOfParts(parts)}}`)
    .join('')
