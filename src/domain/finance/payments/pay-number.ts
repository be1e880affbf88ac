const DIGITS = 7

/** The last digit of a number, by Luhn: it finds every wrong digit, and nearly every two that changed places. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** A number that a payer types at a paybill: digits alone, for the keys of any phone. `random` is at least 0 and below 1. */
export function payNumberOf(random: number): string {
  const digits = String(Math.floor(10 ** (DIGITS - 1) + random * 9 * 10 ** (DIGITS - 1)))
  return digits + checkDigit(digits)
}

/** The number in what a payer typed, spaces and dashes aside; null where it is none, or was mistyped. */
export function payNumberIn(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{8}$/.test(digits)) return null
  return checkDigit(digits.slice(0, DIGITS)) === Number(digits.at(-1)) ? digits : null
}
