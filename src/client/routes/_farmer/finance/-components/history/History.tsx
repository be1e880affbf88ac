import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { today } from '#client/phone/clock.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { SearchField } from '#client/ui/fields/search/SearchField.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import { saveCsv } from '#client/ui/table/save-csv.ts'
import { useTyped } from '#client/ui/table/useTyped.ts'
import { addDays } from '#domain/dates.ts'
import { TRANSACTION_TYPES } from '#domain/finance/transaction.ts'
import { keysOf } from '#domain/table.ts'
import { type FinanceSearch, HISTORY_RANGES, HISTORY_TYPES } from '../finance-search.ts'
import { HistoryTotals } from './HistoryTotals.tsx'
import { TransactionRow } from './TransactionRow.tsx'

const PAGE = 30
const FILE_PAGE = 500
const HEADS = ['date', 'type', 'description', 'recipient', 'reference', 'status', 'amount', 'fees', 'currency'] as const

type HistoryProps = { search: FinanceSearch; onSearch: (change: Partial<FinanceSearch>) => void }

/** Transaction History: what came in and went out, with a search, filters, sums and a file of what they show. */
export default function History({ search: { q = '', type, range }, onSearch }: HistoryProps) {
  const t = useTranslations('finance.history')
  const [typed, onType] = useTyped(q, (words) => onSearch({ q: words || undefined }))
  const from = range && addDays(today(), 1 - HISTORY_RANGES[range])
  const filter = { search: q || undefined, type, from }
  const pages = trpc.finance.transactions.list.useInfiniteQuery(
    { ...filter, limit: PAGE },
    { ...PAGED, placeholderData: keepPreviousData },
  )
  const isFiltered = q !== '' || type !== undefined || range !== undefined
  const clear = (
    <Button variant="default" onClick={() => onSearch({ q: undefined, type: undefined, range: undefined })}>
      {t('clear')}
    </Button>
  )
  return (
    <Section title={t('title')} more={<ExportButton filter={filter} />}>
      <HistoryTotals filter={filter} />
      <SearchField label={t('search')} value={typed} onChange={onType} />
      <Chips label={t('type')} isFew>
        <Chip pressed={type === undefined} onPress={() => onSearch({ type: undefined })}>
          {t('allTypes')}
        </Chip>
        {HISTORY_TYPES.map((each) => (
          <Chip key={each} pressed={each === type} onPress={() => onSearch({ type: each })}>
            {t(each)}
          </Chip>
        ))}
      </Chips>
      <Chips label={t('range')} isFew>
        <Chip pressed={range === undefined} onPress={() => onSearch({ range: undefined })}>
          {t('allTime')}
        </Chip>
        {keysOf(HISTORY_RANGES).map((each) => (
          <Chip key={each} pressed={each === range} onPress={() => onSearch({ range: each })}>
            {t(each)}
          </Chip>
        ))}
      </Chips>
      <QueryView
        query={{ ...pages, data: pages.data?.pages.flatMap(({ items }) => items) }}
        skeleton={<CardSkeletons count={4} height={76} />}
        empty={
          isFiltered ? (
            <EmptyState text={t('noMatch')} hint={t('noMatchHint')} action={clear} />
          ) : (
            <EmptyState text={t('none')} />
          )
        }
      >
        {(lines) => (
          <Card>
            <ul className={classes.rows}>
              {lines.map((line) => (
                <TransactionRow key={line.id} line={line} />
              ))}
            </ul>
          </Card>
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
    </Section>
  )
}

type Filter = Parameters<typeof api.finance.transactions.list.query>[0]

/** Saves what the filters show, later pages too, as CSV. */
function ExportButton({ filter }: { filter: Filter }) {
  const t = useTranslations('finance.history')
  const save = async () => {
    const lines = await allRows((cursor) =>
      api.finance.transactions.list.query({ ...filter, limit: FILE_PAGE, cursor }),
    )
    saveCsv(
      'kuu-transactions',
      HEADS.map((head) => t(`head.${head}`)),
      lines.map((line) => [
        line.createdAt,
        t(line.type),
        line.description,
        line.recipientName ?? line.recipientPhone,
        line.reference,
        t(`status.${line.status}`),
        TRANSACTION_TYPES[line.type].sign * line.amount,
        line.fees,
        line.currency,
      ]),
    )
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={18} aria-hidden="true" />} onClick={() => void save()}>
      {t('export')}
    </Button>
  )
}
