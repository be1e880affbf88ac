import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
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
import { countOf, useFound } from '#client/ui/live/useFound.ts'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { useTyped } from '#client/ui/table/useTyped.ts'
import { addDays } from '#domain/dates.ts'
import { keysOf } from '#domain/table.ts'
import { type FinanceSearch, HISTORY_RANGES, HISTORY_TYPES } from '../finance-search.ts'
import { HistoryFiles } from './HistoryFiles.tsx'
import { HistoryTotals } from './HistoryTotals.tsx'
import { TransactionRow } from './TransactionRow.tsx'

const PAGE = 30

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
  useFound(pages.isPlaceholderData ? undefined : countOf(pages.data), filter)
  const isFiltered = q !== '' || type !== undefined || range !== undefined
  const clear = (
    <Button variant="default" onClick={() => onSearch({ q: undefined, type: undefined, range: undefined })}>
      {t('clear')}
    </Button>
  )
  return (
    <Section title={t('title')} more={<HistoryFiles filter={filter} />}>
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
