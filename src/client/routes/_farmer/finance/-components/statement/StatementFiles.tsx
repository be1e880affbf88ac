import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypePdf, IconPrinter, IconTable } from '@tabler/icons-react'
import { fetchFile } from '#client/api/fetch-file.ts'
import { useWrite } from '#client/api/useWrite.ts'
import finance from '#client/features/finance/Finance.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useOnline } from '#client/offline/connection.ts'
import { saveFile } from '#client/ui/save-file.ts'
import { saveSentTable } from '#client/ui/table/save-csv.ts'
import { keysOf } from '#domain/table.ts'
import classes from './Printed.module.css'

const ICONS = { pdf: IconFileTypePdf, csv: IconTable, xlsx: IconFileSpreadsheet }
type FileKind = keyof typeof ICONS

async function saveStatement(path: string, kind: FileKind) {
  if (kind !== 'pdf') return saveSentTable(kind, 'kuu-statement', await fetchFile(path, 'text/csv'))
  saveFile('kuu-statement.pdf', 'application/pdf', await fetchFile(path, 'application/pdf'))
}

/** The statement on paper, as PDF, and as a table for a spreadsheet. */
export function StatementFiles({ path }: { path: string }) {
  const t = useTranslations('finance.statement')
  const isOnline = useOnline()
  const save = useWrite((kind: FileKind) => saveStatement(path, kind), {
    done: { title: t('saved'), tone: 'good' },
    failedTitle: t('failed'),
    failed: t('failed'),
  })
  return (
    <div className={`${finance.buttons} ${classes.screenOnly}`}>
      <PrintButton />
      {keysOf(ICONS).map((kind) => {
        const Icon = ICONS[kind]
        return (
          <Button
            key={kind}
            variant="default"
            leftSection={<Icon size={20} aria-hidden="true" />}
            loading={save.isPending && save.input === kind}
            disabled={!isOnline}
            onClick={() => save.mutate(kind)}
          >
            {t(kind)}
          </Button>
        )
      })}
    </div>
  )
}

export function PrintButton() {
  const t = useTranslations('finance.statement')
  return (
    <Button
      className={classes.screenOnly}
      leftSection={<IconPrinter size={20} aria-hidden="true" />}
      onClick={() => window.print()}
    >
      {t('print')}
    </Button>
  )
}
