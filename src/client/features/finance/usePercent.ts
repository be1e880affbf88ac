import { useFormat } from '#client/i18n/useFormat.ts'

/** Formats a rate in percent. */
export function usePercent() {
  const format = useFormat()
  return (rate: number) => format.number(rate / 100, { style: 'percent', maximumFractionDigits: 2 })
}
