import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { Section } from '#client/ui/page/Section.tsx'
import { addDays } from '#domain/dates.ts'
import { VisitCard } from './VisitCard.tsx'
import classes from './Visits.module.css'

const DAYS_BACK = 120
const SHOWN = 5

/** The last visits to a farmer, with what was seen there; nothing while there are none. */
export function PastVisits({ farmerId }: { farmerId: string }) {
  const t = useTranslations('agent.visits')
  // One that was planned for a later day may be done already.
  const from = addDays(today(), -DAYS_BACK)
  const { data } = trpc.agent.visits.list.useQuery({ farmerId, from, limit: 100 })
  const done = data?.items.filter(({ status }) => status === 'completed').reverse() ?? []
  if (done.length === 0) return null
  return (
    <Section title={t('past')}>
      <ul className={classes.list}>
        {done.slice(0, SHOWN).map((visit) => (
          <li key={visit.id}>
            <VisitCard visit={visit} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
