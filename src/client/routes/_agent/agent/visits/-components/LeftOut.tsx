import type { OutputOf } from '#client/api/procedure-types.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Facts } from '#client/ui/page/Facts.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { dateAt } from '#domain/dates.ts'
import { GENDERS } from '#domain/support/farmer-record.ts'
import classes from './VisitsScreen.module.css'

type Group = OutputOf<'agent.visits.round'>['leftOut'][number]

/** Own farmers with whom nobody has spoken for long, by place and gender. */
export function LeftOut({ groups }: { groups: Group[] }) {
  const t = useTranslations('agent')
  const format = useFormat()
  if (groups.length === 0) return null
  const nameOf = ({ place, gender }: Group) => {
    const known = GENDERS.find((each) => each === gender)
    return [place ?? t('reports.placeUnknown'), ...(known ? [t(`genders.${known}`)] : [])].join(', ')
  }
  const since = (at: string | null) => at === null ? t('figure.never') : format.dateTime(dateAt(at), { dateStyle: 'medium' }) // biome-ignore format: one thought
  return (
    <Section title={t('visits.leftOut')}>
      <p className={classes.hint}>{t('visits.leftOutHint')}</p>
      <Facts
        facts={groups.map((group) => [
          nameOf(group),
          t('visits.leftOutOf', {
            silent: format.number(group.silent),
            farmers: format.number(group.farmers),
            since: since(group.longestSince),
          }),
        ])}
      />
    </Section>
  )
}
