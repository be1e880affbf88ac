import { Button } from '@mantine/core'
import { IconCurrentLocation, IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { VisitCard } from '#client/features/people/visits/VisitCard.tsx'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { optimisticVisits } from '#client/offline/optimistic/visits.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { today } from '#client/phone/clock.ts'
import { findPosition, type Position } from '#client/phone/find-position.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { showToast } from '#client/ui/toast/toasts.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { Stop } from '#domain/support/visits/visit.schema.ts'
import { LeftOut } from './LeftOut.tsx'
import classes from './VisitsScreen.module.css'

/** Today's visits in a good order, each with how far it is, and who has been left out longest. */
export function TodaysRound() {
  const t = useTranslations('agent.visits')
  const [start, setStart] = useState<Position>()
  const date = today()
  const { entries } = useOutbox()
  const round = trpc.agent.visits.round.useQuery({
    date,
    ...(start && { start: { latitude: start.latitude, longitude: start.longitude } }),
  })
  const locate = () =>
    findPosition().then(setStart, () => showToast({ title: t('noPosition'), text: t('noPositionText'), tone: 'bad' }))
  return (
    <Section title={t('today')}>
      <QueryView query={round} skeleton={<CardSkeletons count={2} height={140} />}>
        {({ stops: asked, leftOut }) => {
          const stops = optimisticVisits(asked, entries, { until: date })
          return (
            <>
              {stops.length === 0 ? (
                <EmptyState text={t('noneToday')} />
              ) : (
                <>
                  <Button
                    variant="default"
                    leftSection={<IconCurrentLocation size={20} aria-hidden="true" />}
                    onClick={() => void locate()}
                  >
                    {t('fromHere')}
                  </Button>
                  <ol className={classes.list}>
                    {stops.map((stop) => (
                      <li key={stop.id}>
                        <VisitCard visit={stop}>{'km' in stop && <Way stop={stop} />}</VisitCard>
                      </li>
                    ))}
                  </ol>
                </>
              )}
              <LeftOut groups={leftOut} />
            </>
          )
        }}
      </QueryView>
    </Section>
  )
}

/** How far it is, and a link that a map app of the phone opens. */
function Way({ stop: { km, latitude, longitude, farmerName } }: { stop: Stop }) {
  const t = useTranslations('agent.visits')
  const format = useFormat()
  if (latitude === null || longitude === null) return null
  const point = `${latitude},${longitude}`
  return (
    <a className={classes.link} href={`geo:${point}?q=${point}`} aria-label={t('mapTo', { name: farmerName })}>
      <IconMapPin size={20} aria-hidden="true" />{' '}
      <Value>{km === null ? t('map') : t('km', { km: format.number(km, { maximumFractionDigits: 1 }) })}</Value>
    </a>
  )
}
