import { useFormat } from '#client/i18n/useFormat.ts'

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000_000_000
const EXACT_BELOW = 10

/** Bytes as a person says them: '12 MB', '3.2 MB'. */
export function useByteSize() {
  const format = useFormat()
  const size = (amount: number, unit: 'kilobyte' | 'megabyte' | 'gigabyte') =>
    format.number(amount, {
      style: 'unit',
      unit,
      maximumFractionDigits: unit !== 'kilobyte' && amount < EXACT_BELOW ? 1 : 0,
    })
  return (bytes: number) => {
    if (bytes >= GIGABYTE) return size(bytes / GIGABYTE, 'gigabyte')
    return bytes >= MEGABYTE ? size(bytes / MEGABYTE, 'megabyte') : size(Math.ceil(bytes / 1000), 'kilobyte')
  }
}
