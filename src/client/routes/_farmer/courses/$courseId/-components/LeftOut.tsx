import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import classes from './SaveCard.module.css'

/** The videos that are too large to be saved, by the titles of their lessons. */
export function LeftOut({ titles }: { titles: string[] }) {
  const t = useTranslations('courses.offline')
  const format = useFormat()
  if (titles.length === 0) return null
  return (
    <p className={classes.hint}>
      <Value>{t('leftOut', { count: titles.length, titles: format.list(titles) })}</Value>
    </p>
  )
}
