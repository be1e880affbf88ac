/**
 * Remembers which addresses were asked in this second and in the one before it, in so many characters a second at most.
 * Answers whether an address was asked before; from now on it was.
 */
export function recentlyRequested(maxChars: number) {
  let ofThisSecond = new Set<string>()
  let ofTheLast = ofThisSecond
  let characters = 0
  let now = 0
  return (address: string, second: number): boolean => {
    if (second !== now) {
      ofTheLast = second === now + 1 ? ofThisSecond : new Set()
      ofThisSecond = new Set()
      characters = 0
      now = second
    }
    if (ofThisSecond.has(address)) return true
    characters += address.length
    if (characters <= maxChars) ofThisSecond.add(address)
    return ofTheLast.has(address)
  }
}
