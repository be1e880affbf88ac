import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useUnkept } from '#client/query/useUnkept.ts'
import { Section } from '#client/ui/page/Section.tsx'
import classes from './VisitsScreen.module.css'

/** The path is that of the server. */
const addressOf = (key: string) => new URL(`/api/visits.ics?key=${key}`, window.location.origin).href

/** The secret address by which a calendar app shows the visits; it is shown once. */
export function CalendarAddress() {
  const t = useTranslations('agent.calendar')
  const format = useFormat()
  const unkept = useUnkept()
  const [key, setKey] = useState<string | null>(null)
  const calendar = trpc.agent.visits.calendar.useQuery()
  const refresh = ({ agent }: ReturnType<typeof trpc.useUtils>) => agent.visits.calendar.invalidate()
  const make = useWrite(() => api.agent.visits.makeCalendar.mutate(), { failed: t('failed'), refresh, onDone: (made) => setKey(made.key) }) // biome-ignore format: one thought
  const revoke = useWrite(() => api.agent.visits.revokeCalendar.mutate(), {
    done: { title: t('revoked'), tone: 'good' },
    failed: t('failed'),
    refresh,
    onDone: () => setKey(null),
  })
  return (
    <Section title={t('title')}>
      <p>{t('lead')}</p>
      {key && (
        <p role="status">
          {t('once')}
          <code className={classes.address}>{addressOf(key)}</code>
        </p>
      )}
      <QueryView query={calendar} unopened={unkept}>
        {({ since }) => (
          <>
            {since && <p>{t('since', { date: format.dateTime(new Date(since), { dateStyle: 'medium' }) })}</p>}
            <div className={classes.actions}>
              <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
                {t(since ? 'renew' : 'make')}
              </Button>
              {since && (
                <Button variant="default" loading={revoke.isPending} onClick={() => revoke.mutate()}>
                  {t('revoke')}
                </Button>
              )}
            </div>
          </>
        )}
      </QueryView>
    </Section>
  )
}
