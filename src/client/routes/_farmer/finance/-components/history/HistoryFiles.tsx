import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import finance from '#client/features/finance/Finance.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { allRows } from '#client/ui/table/all-rows.ts'
import { saveTable, TABLE_FILES, type TableFile } from '#client/ui/table/save-csv.ts'
import { TRANSACTION_TYPES } from '#domain/finance/transaction.ts'

const FILE_PAGE = 500
const HEADS = ['date', 'type', 'description', 'recipient', 'reference', 'status', 'amount', 'fees', 'currency'] as const

type Filter = Parameters<typeof api.finance.transactions.list.query>[0]

/** Saves what the filters show, later pages too, as CSV or as a workbook. */
export function HistoryFiles({ filter }: { filter: Filter }) {
  const t = useTranslations('finance.history')
  const file = useTranslations('finance.statement')
  const save = useWrite(
    async (kind: TableFile) => {
      const lines = await allRows((cursor) =>
        api.finance.transactions.list.query({ ...filter, limit: FILE_PAGE, cursor }),
      )
      const rows = lines.map((line) => [
        line.createdAt,
        t(line.type),
        line.description,
        line.recipientName ?? line.recipientPhone,
        line.reference,
        t(`status.${line.status}`),
        TRANSACTION_TYPES[line.type].sign * line.amount,
        line.fees,
        line.currency,
      ])
      await saveTable(
        kind,
        'kuu-transactions',
        HEADS.map((head) => t(`head.${head}`)),
        rows,
      )
    },
    { done: { title: file('saved'), tone: 'good' }, failedTitle: file('failed'), failed: file('failed') },
  )
  return (
    <div className={finance.buttons}>
      {TABLE_FILES.map((kind) => (
        <Button
          key={kind}
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={save.isPending && save.input === kind}
          onClick={() => save.mutate(kind)}
        >
          {t(`export.${kind}`)}
        </Button>
      ))}
    </div>
  )
}
