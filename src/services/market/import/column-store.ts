const FIRST_SIZE = 4096

/**
 * Rows of numbers, a typed array for each column: four hundred thousand rows of a file are ten megabytes, where as
 * objects they would be a hundred.
 */
export function columnStore() {
  let lines = new Uint32Array(FIRST_SIZE)
  let days = new Int32Array(FIRST_SIZE)
  let prices = new Float64Array(FIRST_SIZE)
  let kinds = new Uint32Array(FIRST_SIZE)
  let count = 0
  const grow = () => {
    lines = larger(lines, Uint32Array)
    days = larger(days, Int32Array)
    prices = larger(prices, Float64Array)
    kinds = larger(kinds, Uint32Array)
  }
  return {
    add(line: number, day: number, price: number, kind: number) {
      if (count === lines.length) grow()
      lines[count] = line
      days[count] = day
      prices[count] = price
      kinds[count] = kind
      count += 1
    },
    /** The rows of each kind, as their numbers; `starts[kind]` is where those of a kind begin. */
    byKind(kindCount: number) {
      const starts = new Uint32Array(kindCount + 1)
      for (let row = 0; row < count; row++) starts[kinds[row]! + 1]! += 1
      for (let kind = 0; kind < kindCount; kind++) starts[kind + 1]! += starts[kind]!
      const next = starts.slice()
      const rows = new Uint32Array(count)
      for (let row = 0; row < count; row++) rows[next[kinds[row]!]!++] = row
      return (kind: number) => rows.subarray(starts[kind], starts[kind + 1])
    },
    line: (row: number) => lines[row]!,
    day: (row: number) => days[row]!,
    price: (row: number) => prices[row]!,
    kind: (row: number) => kinds[row]!,
    count: () => count,
  }
}

function larger<A extends Uint32Array | Int32Array | Float64Array>(column: A, Column: new (size: number) => A): A {
  const grown = new Column(column.length * 2)
  grown.set(column)
  return grown
}
