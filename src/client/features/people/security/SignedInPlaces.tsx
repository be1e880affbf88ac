import { Button } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useOnline } from '#client/offline/connection.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { Section } from '#client/ui/page/Section.tsx'
import { Question } from '#client/ui/Question.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { SignedInPlace } from '#domain/people/session.schema.ts'
import classes from './Security.module.css'
import { useEndSessions } from './useEndSessions.ts'

/** Every session of this account, each with a button that ends it. */
export function SignedInPlaces() {
  const t = useTranslations('profile.places')
  // Another browser may have signed in or out since: never show an old list.
  const places = trpc.auth.sessions.list.useQuery(undefined, { refetchOnMount: 'always', gcTime: 0 })
  const isOnline = useOnline()
  // Being offline is no error, but an old list would be wrong.
  if (!isOnline && !places.data)
    return (
      <Section title={t('title')}>
        <Card className={classes.card}>{t('offline')}</Card>
      </Section>
    )
  return (
    <Section title={t('title')}>
      <QueryView query={places} skeleton={<CardSkeletons count={1} height={150} />}>
        {(found) => <Places places={found} />}
      </QueryView>
    </Section>
  )
}

function Places({ places }: { places: SignedInPlace[] }) {
  const t = useTranslations('profile.places')
  const { end, endOthers } = useEndSessions()
  const [answer, setAnswer] = useState<'asking' | 'keeps'>()
  return (
    <Card className={classes.card}>
      <ul className={classes.places}>
        {places.map((place) => (
          <Place key={place.id} place={place} isEnding={end.isPending} onEnd={() => end.mutate({ id: place.id })} />
        ))}
      </ul>
      {places.length > 1 && (
        <>
          <p className={classes.note}>{t('lead')}</p>
          {answer === 'asking' ? (
            <Question
              keep={t('endKeep')}
              confirm={t('endConfirm')}
              isPending={endOthers.isPending}
              onKeep={() => setAnswer('keeps')}
              onConfirm={() => endOthers.mutate()}
            >
              <p>{t('endOthersQuestion')}</p>
            </Question>
          ) : (
            <Button ref={answer && catchFocus} variant="default" onClick={() => setAnswer('asking')}>
              {t('endOthers')}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

type PlaceProps = { place: SignedInPlace; isEnding: boolean; onEnd: () => void }

function Place({ place: { device, createdAt, usedAt, isThisOne }, isEnding, onEnd }: PlaceProps) {
  const t = useTranslations('profile.places')
  const format = useFormat()
  const name = device ?? t('unknown')
  const [answer, setAnswer] = useState<'asking' | 'keeps'>()
  const dateOf = (iso: string) => format.dateTime(new Date(iso), { day: 'numeric', month: 'short', year: 'numeric' })
  if (answer === 'asking')
    return (
      <li className={classes.place}>
        <Question
          keep={t('endKeep')}
          confirm={t('endConfirm')}
          isPending={isEnding}
          onKeep={() => setAnswer('keeps')}
          onConfirm={onEnd}
        >
          <p>{t('endQuestion', { device: name })}</p>
        </Question>
      </li>
    )
  return (
    <li className={classes.place}>
      <IconDeviceMobile size={24} aria-hidden="true" />
      <div className={classes.words}>
        <span className={classes.name}>
          <Value>{name}</Value> {isThisOne && <Badge tone="good">{t('thisOne')}</Badge>}
        </span>
        <small>{t('since', { date: dateOf(createdAt) })}</small>
        {!isThisOne && <small>{t('used', { date: dateOf(usedAt) })}</small>}
      </div>
      {!isThisOne && (
        <Button
          ref={answer && catchFocus}
          variant="subtle"
          px={6}
          aria-label={t('endNamed', { device: name })}
          onClick={() => setAnswer('asking')}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
