import { usePercent } from '#client/features/finance/usePercent.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { tickOf } from '#domain/finance/insurance/rain-index/payout-share.ts'
import type { RainIndex } from '#domain/finance/insurance/rain-index/rain-index.schema.ts'

/** Days, amounts of rain and shares of the cover, as the reader writes them. */
export function useRainWords() {
  const format = useFormat()
  const percent = usePercent()
  return {
    mm: (rain: number) => format.number(rain, { maximumFractionDigits: 1 }),
    share: percent,
    day: (day: string) => format.dateTime(noonOf(day), { dateStyle: 'medium' }),
    /** A day of every year. */
    dayOfYear: (day: string) => format.dateTime(noonOf(`2001-${day}`), { day: 'numeric', month: 'long' }),
  }
}

/** What an index measures, where and when, and what it pays, a sentence each. */
export function useIndexWords() {
  const t = useTranslations('finance.index')
  const format = useFormat()
  const { mm, share, dayOfYear } = useRainWords()
  return (index: RainIndex): string[] => {
    const { place, latitude, longitude, seasonStart, seasonEnd, strike, exit, maxShare } = index
    return [
      t('measured', { place, latitude: format.number(latitude), longitude: format.number(longitude) }),
      t('season', { from: dayOfYear(seasonStart), to: dayOfYear(seasonEnd) }),
      t('nothing', { strike: mm(strike) }),
      t('between', { tick: share(tickOf(index)) }),
      t('most', { exit: mm(exit), share: share(maxShare) }),
      t('alone'),
    ]
  }
}
