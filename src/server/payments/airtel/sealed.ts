import { constants, createPublicKey, publicEncrypt } from 'node:crypto'

/** From this length on Airtel's pages ask for OAEP; the older key of 1,024 bits is used with PKCS #1 v1.5. */
const OAEP_BITS = 2048

/** A key as PEM. Airtel's portal shows it as one line of Base64, without head and foot. */
export function publicKeyOf(text: string): string {
  const isPem = text.includes('BEGIN')
  return isPem
    ? text.replaceAll('\\n', '\n')
    : `-----BEGIN PUBLIC KEY-----\n${text.replaceAll(/\s/g, '')}\n-----END PUBLIC KEY-----`
}

/** A short text, such as the PIN that allows a payout, sealed with an RSA key that Airtel publishes; in Base64. */
export function sealed(text: string, publicKey: string): string {
  const key = createPublicKey(publicKeyOf(publicKey))
  const bits = key.asymmetricKeyDetails?.modulusLength ?? OAEP_BITS
  const padding = bits >= OAEP_BITS ? { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } : { padding: constants.RSA_PKCS1_PADDING } // biome-ignore format: one choice
  return publicEncrypt({ key, ...padding }, Buffer.from(text)).toString('base64')
}
