import { useFormatter } from 'use-intl'

/** Writes a rate that is given in percent. */
export function usePercent() {
  const format = useFormatter()
  return (rate: number) => format.number(rate / 100, { style: 'percent', maximumFractionDigits: 2 })
}
