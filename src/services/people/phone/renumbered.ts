import type { CountryCode } from '#domain/places.ts'

/** A plan of numbers that ended: the old national number, and how it begins now. */
type Plan = { country: CountryCode; old: RegExp; now: (digits: string) => string }

/**
 * - Benin: ten digits since 30 November 2024, 01 before the eight old ones (ARCEP Benin).
 * - Ivory Coast: ten digits since 31 January 2021, before the eight old ones 01 (Moov), 05 (MTN) or 07 (Orange), which the
 *   second digit tells (ARTCI).
 * - Cameroon: nine digits since 21 November 2014, 6 before a mobile number and 2 before a fixed one (ART).
 * - Gabon: eight digits behind the code since 15 November 2019, and no others since 6 April 2024: 1, 6 (Libertis, Moov) or
 *   7 (Airtel) in place of the 0 (ARCEP Gabon). libphonenumber-js 1.13.16 still takes the old ones for valid.
 */
const PLANS: Record<string, Plan> = {
  229: { country: 'BJ', old: /^\d{8}$/, now: (digits) => `01${digits}` },
  225: { country: 'CI', old: /^\d{8}$/, now: (digits) => `${ofOperator(Number(digits[1]))}${digits}` },
  237: { country: 'CM', old: /^[23579]\d{7}$/, now: (digits) => `${/^[23]/.test(digits) ? 2 : 6}${digits}` },
  241: { country: 'GA', old: /^0?[124567]\d{6}$/, now: (digits) => digits.slice(-7).replace(/^./, ofGabon) },
}

const ofOperator = (digit: number) => (digit <= 3 ? '01' : digit <= 6 ? '05' : '07')

/** The operator's digit comes before the one that told it. */
const ofGabon = (digit: string) => `${digit === '1' ? 1 : '47'.includes(digit) ? 7 : 6}${digit}`

/** The number of today's plan for one of an earlier plan; null where it is none. */
export function renumbered(callingCode: string, digits: string) {
  const plan = PLANS[callingCode]
  return plan?.old.test(digits) ? { country: plan.country, number: plan.now(digits) } : null
}
