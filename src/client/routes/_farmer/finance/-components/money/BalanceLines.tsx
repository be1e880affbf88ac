import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useLineWords } from '#client/features/finance/useLineWords.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { Account } from '#domain/finance/account.schema.ts'

const PAGE = 30

/** The lines of the ledger whose sum is the balance, the newest first. */
export default function BalanceLines({ account, onClose }: { account: Account; onClose: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.money')
  const format = useFormat()
  const wordsOf = useLineWords()
  const pages = trpc.finance.accounts.lines.useInfiniteQuery({ accountId: account.id, limit: PAGE }, PAGED)
  const money = (amount: number) => formatAmount(amount, account.currency)
  return (
    <SheetDialog onClose={onClose} title={t('linesTitle', { amount: money(account.balance) })}>
      <QueryView
        query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
        empty={<EmptyState text={t('noLines')} />}
      >
        {(lines) => (
          <ul className={classes.rows}>
            {lines.map(({ id, at, kind, description, reference, amount }) => (
              <li key={id} className={classes.row}>
                <span />
                <div className={classes.what}>
                  <b>{wordsOf({ kind, description })}</b>
                  <span>{format.dateTime(dateAt(at), { dateStyle: 'medium', timeStyle: 'short' })}</span>
                  {reference && <span>{reference}</span>}
                </div>
                <b className={`${classes.value} ${amount >= 0 ? classes.in : classes.out}`}>
                  <Value>{amount >= 0 ? '+' : '−'}</Value>
                  <Value>{money(Math.abs(amount))}</Value>
                </b>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('moreLines')}</MoreButton>
    </SheetDialog>
  )
}
