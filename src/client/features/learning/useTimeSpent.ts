import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

const HOUR = 60

/** A time in seconds as a person says it: '4 minutes', '2 h 5 min'. */
export function useTimeSpent() {
  const t = useTranslations('courses.course')
  return (seconds: number) => {
    const minutes = Math.round(seconds / 60)
    return minutes < HOUR
      ? t('minutes', { count: minutes })
      : t('hours', { hours: digits(Math.floor(minutes / HOUR)), minutes: digits(minutes % HOUR) })
  }
}
