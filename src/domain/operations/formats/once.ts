/** Makes each format once: to make one takes a hundred times longer than to write with it. */
export function once<How, Made>(make: (how: How | undefined) => Made) {
  const made: Record<string, Made> = {}
  return (how?: How): Made => (made[JSON.stringify(how)] ??= make(how))
}
