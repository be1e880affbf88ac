import type { CountryCode } from '../../places.ts'
import { keysOf } from '../../table.ts'

/** The codes with which numbers of our countries begin behind the plus (ITU-T E.164). */
const CALLING_CODES: Record<CountryCode, string> = {
  AO: '244', BF: '226', BJ: '229', BW: '267', CF: '236', CG: '242', CI: '225', CM: '237', CV: '238', DJ: '253', DZ: '213',
  EG: '20', ER: '291', ET: '251', GA: '241', GH: '233', GM: '220', GN: '224', GQ: '240', GW: '245', KE: '254', KM: '269',
  LR: '231', LS: '266', LY: '218', MA: '212', MG: '261', ML: '223', MU: '230', MW: '265', MZ: '258', NA: '264', NE: '227',
  NG: '234', RW: '250', SC: '248', SD: '249', SL: '232', SN: '221', SO: '252', SS: '211', ST: '239', SZ: '268', TD: '235',
  TG: '228', TN: '216', TZ: '255', UG: '256', ZA: '27', ZM: '260', ZW: '263',
} // biome-ignore format: one table

/** The country of a number in international form; null for one of another continent. */
export const countryOfPhone = (phone: string): CountryCode | null =>
  keysOf(CALLING_CODES).find((country) => phone.startsWith(`+${CALLING_CODES[country]}`)) ?? null
