import { toMajor } from '../../money.ts'
import type { Writing } from './writing.ts'

/**
 * An amount for a text message or a menu: by the code, for many phones have no ₦ and no ₵, without thousands, and with
 * no space but the plain one, which alone is a letter of GSM-7.
 */
export function plainAmount(
  { table }: Pick<Writing, 'table'>,
  { minor, currency }: { minor: number; currency: string },
  decimals: number,
): string {
  const digits = toMajor(minor)
    .toFixed(decimals)
    .replace('.', table?.decimal ?? '.')
  return table?.money.startsWith('{0}') ? `${digits} ${currency}` : `${currency} ${digits}`
}
