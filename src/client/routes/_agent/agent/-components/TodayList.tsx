import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { VisitCard } from '#client/features/people/visits/VisitCard.tsx'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { unsettled } from '#client/offline/optimistic/cases.ts'
import { stillWaiting } from '#client/offline/optimistic/requests.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { optimisticVisits } from '#client/offline/optimistic/visits.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { today } from '#client/phone/clock.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useAreaWords } from '#client/ui/area/useAreaWords.ts'
import { DialogLink } from '#client/ui/dialog/DialogLink.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { dateAt } from '#domain/dates.ts'
import type { Today } from '#domain/support/today.schema.ts'
import classes from './Today.module.css'
import { TodayLine } from './TodayLine.tsx'

/** What waits for the agent today, each one tap from done. */
export function TodayList() {
  const t = useTranslations('agent.today')
  const day = today()
  const select = useOptimistic(
    useCallback(
      (waiting: Today, entries: readonly OutboxEntry[]) => ({
        ...waiting,
        visits: optimisticVisits(waiting.visits, entries, { until: day }),
        requests: stillWaiting(waiting.requests, entries),
        cases: unsettled(waiting.cases, entries),
      }),
      [day],
    ),
  )
  const list = trpc.agent.today.get.useQuery({ day }, { select })
  return (
    <Section title={t('title')}>
      <QueryView query={list} skeleton={<CardSkeletons count={2} height={120} />}>
        {(waiting) =>
          Object.values(waiting).every((each) => each.length === 0) ? (
            <EmptyState text={t('none')} />
          ) : (
            <Waiting waiting={waiting} />
          )
        }
      </QueryView>
    </Section>
  )
}

function Waiting({ waiting: { visits, requests, problems, cannot, cases, borders, silent } }: { waiting: Today }) {
  const t = useTranslations('agent.today')
  const format = useFormat()
  const areaWords = useAreaWords()
  const cropName = useCropNames()
  return (
    <ul className={classes.list}>
      {visits.map((visit) => (
        <li key={visit.id}>
          <VisitCard visit={visit} />
        </li>
      ))}
      {requests.map(({ ticketId, name, subject, message }) => (
        <TodayLine key={ticketId} kind={t('request')} text={subject ?? message}>
          <Link
            to="/agent/tickets/$ticketId"
            params={{ ticketId }}
            className={classes.open}
            aria-label={`${name}: ${subject ?? message}`}
          >
            {name}
          </Link>
        </TodayLine>
      ))}
      {problems.map(({ cropId, farmerId, fullName, phone, crop }) => (
        <TodayLine key={cropId} kind={t('problem')} text={cropName(crop)} phone={phone} name={fullName}>
          <DialogLink
            name="crop"
            id={`${farmerId}.${cropId}`}
            className={classes.open}
            label={`${fullName}: ${t('problem')}, ${cropName(crop)}`}
          >
            {fullName}
          </DialogLink>
        </TodayLine>
      ))}
      {cannot.map(({ deliveryId, farmerId, fullName, phone, crop, title, reason }) => (
        <TodayLine
          key={deliveryId}
          kind={t('cannot')}
          text={reason ? t('cannotWhy', { crop: cropName(crop), title, reason }) : t('cannotText', { crop: cropName(crop), title })} // biome-ignore format: one thought
          phone={phone}
          name={fullName}
        >
          <DialogLink
            name="farmer"
            id={farmerId}
            className={classes.open}
            label={`${fullName}: ${t('cannot')}, ${title}`}
          >
            {fullName}
          </DialogLink>
        </TodayLine>
      ))}
      {cases.map(({ id, fields: [first, second] }) => (
        <TodayLine
          key={id}
          kind={t('case')}
          text={t('caseText', { first: first?.name ?? '', second: second?.name ?? '' })}
        >
          <DialogLink
            name="settle"
            id={id}
            className={classes.open}
            label={`${first?.farmerName}, ${second?.farmerName}: ${t('case')}`}
          >
            {format.list([first?.farmerName ?? '', second?.farmerName ?? ''])}
          </DialogLink>
        </TodayLine>
      ))}
      {borders.map(({ fieldId, name, totalArea, fullName, phone }) => (
        <TodayLine
          key={fieldId}
          kind={t('border')}
          text={t('borderText', { field: name, area: areaWords(totalArea) })}
          phone={phone}
          name={fullName}
        >
          <Link
            to="/agent/fields/$fieldId"
            params={{ fieldId }}
            className={classes.open}
            aria-label={`${fullName}: ${t('border')}, ${name}`}
          >
            {fullName}
          </Link>
        </TodayLine>
      ))}
      {silent.map(({ id, fullName, location, phone, lastContactAt }) => (
        <TodayLine
          key={id}
          kind={lastContactAt ? t('silentSince', { date: format.dateTime(dateAt(lastContactAt), { dateStyle: 'medium' }) }) : t('silent')} // biome-ignore format: one thought
          text={location ?? ''}
          phone={phone}
          name={fullName}
        >
          <DialogLink name="farmer" id={id} className={classes.open} label={`${fullName}: ${t('silent')}`}>
            {fullName}
          </DialogLink>
        </TodayLine>
      ))}
    </ul>
  )
}
