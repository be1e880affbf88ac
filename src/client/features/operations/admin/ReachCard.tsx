import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import type { Reach as ReachOf } from '#domain/messaging/reach.schema.ts'
import classes from './Reach.module.css'
import { ReachFacts } from './ReachFacts.tsx'

type ReachCardProps = {
  /** Undefined until it is known whom it is about. */
  query: Parameters<typeof QueryView<ReachOf>>[0]['query'] | undefined
}

/** Before something is published: whom it reaches. */
export function ReachCard({ query }: ReachCardProps) {
  const t = useTranslations('desk.reach')
  return (
    <section className={classes.reach} aria-label={t('title')} aria-live="polite">
      <h3>{t('title')}</h3>
      {query ? (
        <QueryView query={query} skeleton={<p className={classes.none}>{t('counting')}</p>}>
          {(reach) => <ReachFacts reach={reach} />}
        </QueryView>
      ) : (
        <p className={classes.none}>{t('choosePlace')}</p>
      )}
    </section>
  )
}
