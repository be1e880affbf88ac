import { createECDH } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pushSubscription } from './push.schema.ts'
import { isPointOnCurve, isPushEndpoint, pushPayload } from './push.ts'

describe('an endpoint is called', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/dQw4:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d',
    'https://web.push.apple.com/QOXKfP',
  ])('when it is of a known push service: %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true))

  test.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com./fcm/send/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com/x#part',
    'https://FCM.googleapis.com/x',
    'https://fcm.googleapis.com\\@evil.example/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://push.apple.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://.push.apple.com/x',
    'https://127.0.0.1/x',
    'http://127.0.0.1:9000/x',
    'http://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    ' https://fcm.googleapis.com/x',
    'fcm.googleapis.com/x',
    '',
  ])('and not otherwise: %j', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false))

  const NAMED = ['push.example', '*.push.example', '127.0.0.1:9000', 'push.example:8080']
  test.each([
    ['https://push.example/x', true],
    ['https://eu.push.example/x', true],
    ['http://127.0.0.1:9000/x', true],
    ['https://push.example:8080/x', true],
    ['http://push.example:8080/x', false],
    ['http://push.example/x', false],
    ['http://127.0.0.1:9001/x', false],
    ['http://127.0.0.1/x', false],
    ['https://push.examples/x', false],
  ])('with the hosts that the installation names: %s %s', (endpoint, isCalled) =>
    expect(isPushEndpoint(endpoint, NAMED)).toBe(isCalled),
  )
})

const pointOf = () => {
  const curve = createECDH('prime256v1')
  return curve.generateKeys()
}

test('a point from OpenSSL is on the curve, and not after one bit is flipped', () => {
  for (let i = 0; i < 50; i++) {
    const point = pointOf()
    expect(isPointOnCurve(point)).toBe(true)
    point[64]! ^= 1
    expect(isPointOnCurve(point)).toBe(false)
  }
  for (const wrong of [new Uint8Array(65), new Uint8Array(65).fill(255), new Uint8Array(64), pointOf().subarray(1)])
    expect(isPointOnCurve(wrong)).toBe(false)
})

describe('a subscription', () => {
  const good = {
    endpoint: 'https://fcm.googleapis.com/x',
    p256dh: pointOf().toString('base64url'),
    auth: Buffer.alloc(16, 7).toString('base64url'),
  }
  test('has a point and sixteen bytes', () => expect(pushSubscription.parse(good)).toEqual(good))

  test.each([
    { p256dh: '' },
    { p256dh: good.p256dh.slice(1) },
    { p256dh: `${good.p256dh.slice(0, -1)}=` },
    { p256dh: Buffer.alloc(65, 4).toString('base64url') },
    { p256dh: Buffer.alloc(65, 251).toString('base64') },
    { auth: Buffer.alloc(15).toString('base64url') },
    { auth: `${good.auth}==` },
    { auth: 'ßßßßßßßßßßßßßßßßßßßßßß' },
    { endpoint: '' },
    { endpoint: `https://fcm.googleapis.com/${'x'.repeat(2048)}` },
  ])('and is refused with %j', (wrong) => {
    expect(pushSubscription.safeParse({ ...good, ...wrong }).success).toBe(false)
  })
})

test('a payload fits into one record, whatever its text, and is unchanged when it is short', () => {
  const words = { title: 'Rain', message: 'Clear the ditches' }
  const said = { kind: 'weatherAlert', params: { title: 'Rain', description: 'Clear the ditches', place: 'Lagos' } }
  const pushed = { id: 'a', words, said, link: '/farmer' }
  expect(JSON.parse(pushPayload(pushed))).toEqual({ id: 'a', ...words, ...said, link: '/farmer' })
  expect(JSON.parse(pushPayload({ ...pushed, said: null }))).toEqual({ id: 'a', ...words, link: '/farmer' })
  const text = fc.string({ unit: 'binary', maxLength: 3000 })
  fc.assert(
    fc.property(text, text, (title, message) => {
      const long = { ...said, params: { title, description: message } }
      const payload = pushPayload({ ...pushed, words: { title, message }, said: long })
      expect(Buffer.byteLength(payload)).toBeLessThan(3993)
      expect([...JSON.parse(payload).title].length).toBeLessThanOrEqual(120)
    }),
  )
  const worst = '\u0001'.repeat(9000)
  const payload = pushPayload({
    ...pushed,
    words: { title: worst, message: worst },
    said: { ...said, params: { worst } },
  })
  expect(Buffer.byteLength(payload)).toBeLessThan(3993)
  expect(Object.keys(JSON.parse(payload))).toEqual(['id', 'title', 'message', 'link'])
})
