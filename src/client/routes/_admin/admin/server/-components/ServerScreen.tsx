import { trpc } from '#client/api/hooks.ts'
import { useByteSize } from '#client/features/learning/useByteSize.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { Jobs } from '#client/features/operations/Jobs.tsx'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Facts } from '#client/ui/page/Facts.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { useNow } from '#client/ui/useNow.ts'
import { dateAt } from '#domain/dates.ts'
import type { ServerState } from '#domain/operations/server-state.schema.ts'
import classes from './Server.module.css'

const ANEW_MS = 30_000

/** The running server, for whoever looks after it: what it is, what waits, its disk, its errors and its jobs. */
export function ServerScreen() {
  const t = useTranslations('desk.server')
  const jobs = useTranslations('admin.jobs')
  const state = trpc.admin.stats.server.useQuery(undefined, { gcTime: 0, refetchInterval: ANEW_MS })
  return (
    <div className={adminClasses.page}>
      <PageTitle isPlain>{t('title')}</PageTitle>
      <QueryView query={state} skeleton={<CardSkeletons count={4} height={180} />}>
        {(server) => (
          <>
            <div className={grid.cards}>
              <Program server={server} />
              <Storage server={server} />
            </div>
            <Section title={t('errors', { count: server.errors.count })}>
              <Errors errors={server.errors.newest} />
            </Section>
            <Section title={jobs('title')}>
              <Card>
                <Jobs jobs={server.jobs} />
              </Card>
            </Section>
          </>
        )}
      </QueryView>
    </div>
  )
}

function Program({ server: { version, commit, startedAt, memoryBytes, queues } }: { server: ServerState }) {
  const t = useTranslations('desk.server')
  const format = useFormat()
  const size = useByteSize()
  const now = useNow()
  return (
    <Card className={classes.card}>
      <h2>{t('program')}</h2>
      <Facts
        facts={[
          [t('version'), commit ? `${version} (${commit})` : version],
          [t('since'), format.relativeTime(dateAt(startedAt), new Date(now))],
          [t('memory'), size(memoryBytes)],
          [t('smsWaiting'), format.number(queues.sms)],
          [t('paymentsOpen'), format.number(queues.payments)],
        ]}
      />
    </Card>
  )
}

function Storage({ server: { freeBytes, databaseBytes, backupAt } }: { server: ServerState }) {
  const t = useTranslations('desk.server')
  const format = useFormat()
  const size = useByteSize()
  const now = useNow()
  return (
    <Card className={classes.card}>
      <h2>{t('storage')}</h2>
      <Facts
        facts={[
          [t('free'), size(freeBytes)],
          [t('database'), size(databaseBytes)],
          [t('backup'), backupAt ? format.relativeTime(dateAt(backupAt), new Date(now)) : t('noBackup')],
        ]}
      />
    </Card>
  )
}

function Errors({ errors }: { errors: ServerState['errors']['newest'] }) {
  const t = useTranslations('desk.server')
  const format = useFormat()
  if (errors.length === 0) return <p className={classes.quiet}>{t('noErrors')}</p>
  return (
    <ul className={classes.errors}>
      {errors.map(({ at, message, requestId }) => (
        <li key={`${at}${requestId}`}>
          <time dateTime={at}>{format.dateTime(dateAt(at), { dateStyle: 'short', timeStyle: 'medium' })}</time>
          <b>{message}</b>
          {requestId && <code>{requestId}</code>}
        </li>
      ))}
    </ul>
  )
}
