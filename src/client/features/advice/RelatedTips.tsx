import { UnstyledButton } from '@mantine/core'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { truncated } from '#domain/advice/advisory.ts'
import { langOfWord } from '#domain/languages.ts'
import classes from './AdvisoryDialog.module.css'
import { useOpenAdvisory } from './useOpenAdvisory.ts'

const MAX_CONTENT = 150

/** Other advice on the same crop, then of the same kind. */
export function RelatedTips({ id }: { id: string }) {
  const t = useTranslations('advisories.dialog')
  const open = useOpenAdvisory()
  const related = trpc.farmer.advisories.related.useQuery({ id })
  return (
    <QueryView
      query={related}
      skeleton={<CardSkeletons count={2} height={96} />}
      empty={<EmptyState text={t('noRelated')} />}
    >
      {(tips) => (
        <ul className={classes.tips}>
          {tips.map((tip) => (
            <li key={tip.id}>
              <UnstyledButton className={classes.tip} lang={langOfWord(tip.language)} onClick={() => open(tip)}>
                <b>{tip.title}</b>
                <span>{truncated(tip.content, MAX_CONTENT)}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
