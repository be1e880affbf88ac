import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { DateField } from '#client/ui/fields/DateField.tsx'
import fields from '#client/ui/form/form.module.css'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { addDays } from '#domain/dates.ts'
import { BackToTab } from './BackToTab.tsx'
import classes from './Printed.module.css'
import { StatementFiles } from './StatementFiles.tsx'
import { StatementLines } from './StatementLines.tsx'
import type { StatementSearch } from './statement-search.ts'

/** A month, today among its days. */
const DAYS = 30

type StatementScreenProps = { search: StatementSearch; onSearch: (change: StatementSearch) => void }

/** The statement of an account or a loan for some days, to read, to print, and as a file. */
export function StatementScreen({ search, onSearch }: StatementScreenProps) {
  const t = useTranslations('finance.statement')
  const { account = '', loan } = search
  const period = { from: search.from ?? addDays(today(), 1 - DAYS), to: search.to ?? today() }
  const ofAccount = trpc.finance.accounts.statement.useQuery(
    { accountId: account, ...period },
    { enabled: loan === undefined, placeholderData: keepPreviousData },
  )
  const ofLoan = trpc.finance.loans.statement.useQuery(
    { loanId: loan ?? '', ...period },
    { enabled: loan !== undefined, placeholderData: keepPreviousData },
  )
  const path = loan === undefined ? `/mobile-money-accounts/${account}` : `/loans/${loan}`
  const day = (name: 'from' | 'to') => (
    <DateField
      label={t(name)}
      value={period[name]}
      max={today()}
      onChange={({ currentTarget: { value } }) => value && onSearch({ [name]: value })}
    />
  )
  return (
    <>
      <BackToTab tab={loan === undefined ? 'mobile-money' : 'loans'} />
      <PageTitle>{t('title')}</PageTitle>
      <div className={`${grid.page} ${classes.page}`}>
        <fieldset className={`${fields.pair} ${classes.screenOnly}`} aria-label={t('days')}>
          {day('from')}
          {day('to')}
        </fieldset>
        <QueryView query={loan === undefined ? ofAccount : ofLoan} skeleton={<CardSkeletons count={2} height={160} />}>
          {(statement) => (
            <>
              <StatementFiles path={`${path}/statement?from=${period.from}&to=${period.to}`} />
              <StatementLines statement={statement} isLoan={loan !== undefined} />
            </>
          )}
        </QueryView>
      </div>
    </>
  )
}
