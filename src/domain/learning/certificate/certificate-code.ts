/** Crockford's base 32: no I, L, O or U, which are misread. The check symbol has five more (base32 of 2019, mod 37). */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHECK_SYMBOLS = `${SYMBOLS}*~$=U`
/** Symbols before the check: 60 bits, which nobody guesses. */
const LENGTH = 12
const BITS = 60

export type CertificateCode = { isMistyped: true } | { isMistyped: false; code: string }

/**
 * A code from random bytes, at least eight of them: 'KUU-7F3K-2Q9T-HX4M-5'. Its check symbol is a letter or a digit, which a
 * phone's keyboard and a text message have: where it would be another sign, the next number is taken.
 */
export function certificateCode(random: Uint8Array): string {
  let bits = random.slice(0, 8).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n) >> 4n
  while (!/[0-9A-Z]$/.test(written(symbolsOf(bits)))) bits = BigInt.asUintN(BITS, bits + 1n)
  return written(symbolsOf(bits))
}

function symbolsOf(bits: bigint) {
  let symbols = ''
  for (let at = 0, rest = bits; at < LENGTH; at++, rest /= 32n) symbols = SYMBOLS[Number(rest % 32n)]! + symbols
  return symbols
}

/**
 * Reads a code as a person types it: in small letters, without its dashes, with O for 0 and I or L for 1. A code whose
 * check symbol does not fit was mistyped: it is not looked up.
 */
export function readCertificateCode(typed: string): CertificateCode {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\u2013\u2014-]/g, '')
    .replace(/^KUU/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const symbols = plain.slice(0, LENGTH)
  const isWhole = plain.length === LENGTH + 1 && [...symbols].every((symbol) => SYMBOLS.includes(symbol))
  if (!isWhole || plain[LENGTH] !== checkOf(symbols)) return { isMistyped: true }
  return { isMistyped: false, code: written(symbols) }
}

const written = (symbols: string) => `KUU-${symbols.match(/.{4}/g)!.join('-')}-${checkOf(symbols)}`

/** The remainder by 37, a prime: one wrong symbol and two that changed places are always noticed. */
function checkOf(symbols: string) {
  const remainder = [...symbols].reduce((rest, symbol) => (rest * 32 + SYMBOLS.indexOf(symbol)) % 37, 0)
  return CHECK_SYMBOLS[remainder]!
}

/** What anyone may learn of a learner's name: the first letter of each part. 'Martha Adeyemi' is 'M. A.' */
export const initialsOf = (fullName: string) =>
  fullName
    .trim()
    .split(/\s+/)
    .map((part) => `${[...part][0] ?? ''}.`)
    .join(' ')
