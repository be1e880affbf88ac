import { useFormat } from '#client/i18n/useFormat.ts'

/** What all charts share: numbers as the reader writes them, room for their digits, and nothing that moves. */
export function useChartLook() {
  const format = useFormat()
  return {
    h: 220,
    valueFormatter: (value: number) => format.number(value),
    accessibilityLayer: false,
    withLegend: true,
    legendProps: { verticalAlign: 'bottom', itemSorter: null },
  } as const
}

/** Without the movement by which the library draws a chart. */
export const STILL = { isAnimationActive: false }

/** Names months and weeks by their first day: 'Nov 2026', '16 Nov'. Days have no zone. */
export function usePeriodNames() {
  const format = useFormat()
  const at = (day: string) => new Date(`${day}T00:00:00Z`)
  return {
    month: (day: string) => format.dateTime(at(day), { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    week: (day: string) => format.dateTime(at(day), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  }
}
