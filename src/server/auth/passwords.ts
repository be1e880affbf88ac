import { argon2, argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createTurns } from './turns.ts'

/**
 * Passwords as argon2id in PHC form. The parameters are OWASP's first choice for argon2id (19 MiB, 2 passes,
 * 1 lane; Password Storage Cheat Sheet), written into each hash so that they can be raised later.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const deriveAtOnce = promisify(argon2)

/**
 * Two at once leave half of libuv's four threads to files and names; a queue of 32 is served within a second. Without a
 * queue that ends, a thousand guesses made everybody else wait for half a minute.
 */
const turns = createTurns({ atOnce: 2, waiting: 32, waitingOfOne: 8, retryAfterSeconds: 5 })
const derive = (address: string, parameters: Parameters<typeof deriveAtOnce>[1]) =>
  turns.take(address, () => deriveAtOnce('argon2id', parameters))

/** Throws where no password of this address can be looked at just now, before anything is written for it. */
export const assertRoom = (address: string) => turns.assertRoom(address)

/** `address` is whose request it is for: one address has only a share of the queue. */
export async function hashPassword(password: string, address: string): Promise<string> {
  const nonce = randomBytes(16)
  return inPhc(nonce, await derive(address, { ...COST, message: password.normalize('NFKC'), nonce }))
}

/** The same without waiting: in the seed, and on the command line. */
export function hashPasswordSync(password: string): string {
  const nonce = randomBytes(16)
  return inPhc(nonce, argon2Sync('argon2id', { ...COST, message: password.normalize('NFKC'), nonce }))
}

const inPhc = (nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${b64(nonce)}$${b64(tag)}`

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
/** Compared with when there is no such user, so that the answer takes as long. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=1$${b64(Buffer.alloc(16))}$${b64(Buffer.alloc(32))}`

/**
 * Whether a password fits a hash. An account without a password ('!'), or no account, costs the same and never fits.
 */
export async function passwordFits(hash: string | null, password: string, address: string): Promise<boolean> {
  const parts = PHC.exec(hash ?? '')
  const [, memory, passes, parallelism, nonce, tag] = (parts ?? PHC.exec(NOBODY)) as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive(address, {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected) && parts !== null
}

function b64(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '')
}
