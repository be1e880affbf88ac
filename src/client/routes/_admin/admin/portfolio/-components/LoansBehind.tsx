import { trpc } from '#client/api/hooks.ts'
import money from '#client/features/finance/admin/Money.module.css'
import { ADMIN_PAGES, PAGE } from '#client/features/operations/admin/pages.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import type { PortfolioRow } from '#domain/finance/portfolio/portfolio.schema.ts'
import type { PortfolioGroup } from '#domain/finance/portfolio/portfolio.ts'
import type { Currency, PlaceLevel } from '#domain/places.ts'
import type { Behind } from './behind.ts'
import { CsvButtons } from './CsvButtons.tsx'
import { LoanLine } from './LoanLine.tsx'
import { useGroupName } from './useGroupName.ts'

type LoansBehindProps = {
  behind: Behind
  by: PortfolioGroup
  placeLevel: PlaceLevel
  currency: Currency
  groups: PortfolioRow[]
  onClose: () => void
}

/** The loans behind a figure, the latest payers first; also as a file. */
export default function LoansBehind({ behind, by, placeLevel, currency, groups, onClose }: LoansBehindProps) {
  const { figure, key } = behind
  const t = useTranslations('desk.portfolio')
  const nameOf = useGroupName(by)
  const filter = { figure, currency, ...(key !== null && { by, key, placeLevel }) }
  const pages = trpc.admin.finance.portfolio.loans.useInfiniteQuery({ ...filter, limit: PAGE }, ADMIN_PAGES)
  const group = groups.find((each) => each.key === key)
  const title = t('behind', { figure: t(`figures.${figure}`), group: group ? nameOf(group) : t('all') })
  return (
    <SheetDialog onClose={onClose} title={title} width={640}>
      <div className={money.parts}>
        <QueryView
          query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
          empty={<p className={money.quiet}>{t('noLoans')}</p>}
        >
          {(loans) => (
            <ul className={money.lines}>
              {loans.map((loan) => (
                <LoanLine key={loan.id} loan={loan} isOfDue={figure === 'fallenDue'} />
              ))}
            </ul>
          )}
        </QueryView>
        <MoreButton pages={pages}>{t('more')}</MoreButton>
        <CsvButtons file="kuu-portfolio-loans" path={`/admin/portfolio/loans?${new URLSearchParams(filter)}`} />
      </div>
    </SheetDialog>
  )
}
