import { expect, test } from 'vitest'
import { addressOf, countedAddress } from '#server/http/address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['1.2.3', 'unknown'],
  ['192.0.2.7, 10.0.0.1', 'unknown'],
  ['[', 'unknown'],
  ['a'.repeat(100_000), 'unknown'],
])('%s is counted as %s', (given, counted) => expect(countedAddress(given)).toBe(counted))

// A client writes what it likes before the proxy adds the address that it saw.
test.each([
  [true, '203.0.113.9, 192.0.2.7', '192.0.2.7'],
  [true, '192.0.2.7', '192.0.2.7'],
  [true, null, '198.51.100.1'],
  [false, '203.0.113.9', '198.51.100.1'],
])('with a trusted proxy (%s) that forwards %j the peer is %s', (trustProxy, forwarded, peer) => {
  const headers: HeadersInit = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
  const connection = { incoming: { socket: { remoteAddress: '198.51.100.1' } } }
  expect(addressOf(new Request('http://kuu.test/', { headers }), connection, trustProxy)).toBe(peer)
})
