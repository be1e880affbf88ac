import { useFormatter } from 'use-intl'

/** Formats a rate in percent. */
export function usePercent() {
  const format = useFormatter()
  return (rate: number) => format.number(rate / 100, { style: 'percent', maximumFractionDigits: 2 })
}
