import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser with its own keys: its push subscription, and how it decrypts messages. */
export function browserOf(name: string, service = 'https://fcm.googleapis.com') {
  const curve = createECDH('prime256v1')
  const point = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `${service}/send/${name}`,
      p256dh: point.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    /**
     * Decrypts one record of aes128gcm (RFC 8188) with the keys of Web Push (RFC 8291), written from the two standards.
     */
    open(body: Buffer) {
      const salt = body.subarray(0, 16)
      const keyLength = body[20]!
      const sender = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender])
      const secret = hkdf(curve.computeSecret(sender), auth, info, 32)
      const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}
export type Browser = ReturnType<typeof browserOf>

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
