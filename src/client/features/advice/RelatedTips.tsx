import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import { truncated } from '#domain/advice/advisory.ts'
import classes from './AdvisoryDialog.module.css'

const MAX_CONTENT = 150

/** Other advice on the same crop, then of the same kind. */
export function RelatedTips({ id }: { id: string }) {
  const t = useTranslations('advisories.dialog')
  const related = trpc.farmer.advisories.related.useQuery({ id })
  return (
    <QueryView
      query={related}
      skeleton={<CardSkeletons count={2} height={96} />}
      empty={<EmptyState text={t('noRelated')} />}
    >
      {(tips) => (
        <ul className={classes.tips}>
          {tips.map(({ id, title, content }) => (
            <li key={id}>
              <b>{title}</b>
              <p>{truncated(content, MAX_CONTENT)}</p>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
