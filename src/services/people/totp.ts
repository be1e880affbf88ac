import { createHmac, timingSafeEqual } from 'node:crypto'

/** One-time codes by time (RFC 6238 over RFC 4226), as every authenticator app makes them: SHA-1, six digits, 30 s. */
const STEP_MS = 30_000
const DIGITS = 6
/** A clock may be one step off, each way. */
const DRIFT = [0, -1, 1]

export const stepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS)

/** The code of a key in a step. */
export function codeOf(key: Buffer, step: number, digits = DIGITS) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = hash[hash.length - 1]! & 0x0f
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step that a code belongs to, where it is near enough and newer than `lastStep`; else null. */
export function stepOf(code: string, key: Buffer, now: Date, lastStep: number) {
  if (!/^\d{6}$/.test(code)) return null
  const steps = DRIFT.map((drift) => stepAt(now) + drift).filter((step) => step > lastStep)
  return steps.find((step) => timingSafeEqual(Buffer.from(codeOf(key, step)), Buffer.from(code))) ?? null
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding: whole groups of five bytes need none. */
export function toBase32(bytes: Buffer) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string) {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * The address by which an authenticator app takes a key over from a QR code (Google Authenticator's key URI format).
 */
export const otpauthUri = (secret: string, username: string) =>
  `otpauth://totp/${encodeURIComponent(`Kuu:${username}`)}?secret=${secret}&issuer=Kuu`
