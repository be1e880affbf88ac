import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import desk from '#client/features/operations/admin/Admin.module.css'
import { ADMIN_PAGES, PAGE } from '#client/features/operations/admin/pages.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { DecisionCard } from './DecisionCard.tsx'
import { Limits } from './Limits.tsx'

const DeclineDialog = lazy(() => import('./DeclineDialog.tsx'))

type DecisionsProps = { shown: 'open' | 'ended'; onShow: (shown: 'open' | 'ended') => void }

/** What one administrator decided and another one has to confirm, and from which amounts on. */
export function DecisionsScreen({ shown, onShow }: DecisionsProps) {
  const t = useTranslations('desk.decisions')
  return (
    <div className={desk.page}>
      <PageTitle isPlain>{t('title')}</PageTitle>
      <p className={desk.quiet}>{t('lead')}</p>
      <Chips label={t('filter')}>
        {(['open', 'ended'] as const).map((each) => (
          <Chip key={each} pressed={each === shown} onPress={() => onShow(each)}>
            {t(each)}
          </Chip>
        ))}
      </Chips>
      <Decisions shown={shown} />
      <Limits />
    </div>
  )
}

function Decisions({ shown }: Pick<DecisionsProps, 'shown'>) {
  const t = useTranslations('desk.decisions')
  const pages = trpc.admin.finance.decisions.list.useInfiniteQuery({ status: shown, limit: PAGE }, ADMIN_PAGES)
  const dialog = useDialog('reject')
  const rows = pages.data?.pages.flatMap(({ items }) => items)
  const declined = rows?.find(({ id }) => id === dialog.id)
  return (
    <section aria-label={t(shown)} className={desk.page}>
      <QueryView
        query={{ ...pages, data: rows }}
        skeleton={<CardSkeletons count={2} height={180} grid={grid.cards} />}
        empty={<EmptyState text={t(shown === 'open' ? 'none' : 'noneEnded')} />}
      >
        {(decisions) => (
          <div className={grid.cards}>
            {decisions.map((decision) => (
              <DecisionCard
                key={decision.id}
                decision={decision}
                onDecline={() => dialog.open('reject', decision.id)}
              />
            ))}
          </div>
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
      <Suspense>{declined && <DeclineDialog decision={declined} onClose={dialog.close} />}</Suspense>
    </section>
  )
}
