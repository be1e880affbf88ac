/**
 * How many parts a text message takes (3GPP TS 23.038 and 23.040): in the letters of GSM-7, 160 alone and 153 a part
 * where they are joined; where one sign is not among them, UCS-2 with 70 and 67. What counts twice is never divided.
 */
export type SmsParts = {
  alphabet: 'gsm7' | 'ucs2'
  /** Septets, or UTF-16 code units. */
  units: number
  parts: number
  /** How many units still fit into the last part. */
  room: number
}

/** The letters of GSM-7 that count once, and those that count twice. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const EXTENDED = new Set('\f^{}\\[~]|€')

/** Whether a sign is among the letters of GSM-7. */
export const isGsm = (sign: string) => BASIC.has(sign) || EXTENDED.has(sign)

/** How many septets a sign of GSM-7 takes. */
export const unitsOf = (sign: string) => (EXTENDED.has(sign) ? 2 : 1)

const LIMITS = { gsm7: { alone: 160, joined: 153 }, ucs2: { alone: 70, joined: 67 } } as const

/** Counts the parts of a text; an empty one has none. */
export function smsParts(text: string): SmsParts {
  const signs = [...text]
  const alphabet = signs.every(isGsm) ? 'gsm7' : 'ucs2'
  const sizes = signs.map((sign) => (alphabet === 'gsm7' ? unitsOf(sign) : sign.length))
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const { alone, joined } = LIMITS[alphabet]
  if (units <= alone) return { alphabet, units, parts: units === 0 ? 0 : 1, room: alone - units }
  let [parts, used] = [1, 0]
  for (const size of sizes) {
    // A sign of two units that no longer fits opens the next part.
    if (used + size > joined) [parts, used] = [parts + 1, 0]
    used += size
  }
  return { alphabet, units, parts, room: joined - used }
}
