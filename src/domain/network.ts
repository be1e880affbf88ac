/**
 * What an address counts as where attempts are counted. Whoever has one IPv6 address has the 2^64 of its network; an
 * IPv4 address that is written as IPv6 is itself.
 */
export function networkOf(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return plain.includes(':') ? `${groupsOf(plain.toLowerCase()).slice(0, 4).join(':')}::/64` : plain
}

/** The eight groups of an IPv6 address, its '::' written out. */
function groupsOf(address: string) {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}
