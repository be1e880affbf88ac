import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import desk from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { Portfolio } from '#domain/finance/portfolio/portfolio.schema.ts'
import { PORTFOLIO_GROUPS, type PortfolioGroup } from '#domain/finance/portfolio/portfolio.ts'
import { PLACE_LEVELS, type PlaceLevel } from '#domain/places.ts'
import { behindOf } from './behind.ts'
import { Groups } from './Groups.tsx'
import { Journal } from './Journal.tsx'
import { Totals } from './Totals.tsx'

const LoansBehind = lazy(() => import('./LoansBehind.tsx'))

type Choice = { by?: string | undefined; level?: string | undefined; currency?: string | undefined }
type PortfolioScreenProps = Choice & { onChange: (change: Choice) => void }

/** What is lent, at risk and paid back, with the loans behind each figure, and the books as a file. */
export function PortfolioScreen({ by: asked, level, currency, onChange }: PortfolioScreenProps) {
  const t = useTranslations('desk.portfolio')
  const by = PORTFOLIO_GROUPS.find((each) => each === asked) ?? 'product'
  const placeLevel = PLACE_LEVELS.find((each) => each === level) ?? 'town'
  const portfolio = trpc.admin.finance.portfolio.summary.useQuery(
    { by, placeLevel },
    { placeholderData: keepPreviousData },
  )
  return (
    <div className={desk.page}>
      <PageTitle isPlain>{t('title')}</PageTitle>
      <p className={desk.quiet}>{t('lead')}</p>
      <QueryView
        query={{ ...portfolio, data: portfolio.data?.totals }}
        skeleton={<CardSkeletons count={2} height={260} />}
        empty={<EmptyState text={t('none')} />}
      >
        {(totals) => (
          <Lent
            totals={totals}
            groups={portfolio.data?.groups ?? []}
            by={by}
            placeLevel={placeLevel}
            currency={currency}
            onChange={onChange}
          />
        )}
      </QueryView>
      <Journal />
    </div>
  )
}

type LentProps = PortfolioScreenProps & Portfolio & { by: PortfolioGroup; placeLevel: PlaceLevel }

/** One currency at a time: sums of different money do not add up. */
function Lent({ totals, groups, by, placeLevel, currency: asked, onChange }: LentProps) {
  const t = useTranslations('desk.portfolio')
  const dialog = useDialog('lines')
  const total = totals.find(({ currency }) => currency === asked) ?? totals[0]!
  const { currency } = total
  const behind = behindOf(dialog.id)
  return (
    <>
      {totals.length > 1 && (
        <Chips label={t('currency')}>
          {totals.map((each) => (
            <Chip
              key={each.currency}
              pressed={each.currency === currency}
              onPress={() => onChange({ currency: each.currency })}
            >
              {each.currency}
            </Chip>
          ))}
        </Chips>
      )}
      <Totals total={total} />
      <Chips label={t('by')}>
        {PORTFOLIO_GROUPS.map((each) => (
          <Chip key={each} pressed={each === by} onPress={() => onChange({ by: each })}>
            {t(`groups.${each}`)}
          </Chip>
        ))}
      </Chips>
      {by === 'place' && (
        <Chips label={t('level')} isFew>
          {PLACE_LEVELS.map((each) => (
            <Chip key={each} pressed={each === placeLevel} onPress={() => onChange({ level: each })}>
              {t(`levels.${each}`)}
            </Chip>
          ))}
        </Chips>
      )}
      <Groups by={by} rows={groups.filter((row) => row.currency === currency)} />
      <Suspense>
        {behind && (
          <LoansBehind
            behind={behind}
            by={by}
            placeLevel={placeLevel}
            currency={currency}
            groups={groups}
            onClose={dialog.close}
          />
        )}
      </Suspense>
    </>
  )
}
