import { Button } from '@mantine/core'
import { IconFileTypePdf, IconPrinter, IconTable } from '@tabler/icons-react'
import { fetchFile } from '#client/api/fetch-file.ts'
import { useWrite } from '#client/api/useWrite.ts'
import finance from '#client/features/finance/Finance.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useOnline } from '#client/offline/connection.ts'
import { saveFile } from '#client/ui/save-file.ts'
import classes from './Printed.module.css'

const FILES = {
  pdf: { type: 'application/pdf', icon: IconFileTypePdf },
  csv: { type: 'text/csv', icon: IconTable },
} as const
type FileKind = keyof typeof FILES

/** The statement on paper, as PDF, and as a table for a spreadsheet. */
export function StatementFiles({ path }: { path: string }) {
  const t = useTranslations('finance.statement')
  const isOnline = useOnline()
  const save = useWrite(
    async (kind: FileKind) => {
      const { type } = FILES[kind]
      saveFile(`kuu-statement.${kind}`, type, await fetchFile(path, type))
    },
    { done: { title: t('saved'), tone: 'good' }, failedTitle: t('failed'), failed: t('failed') },
  )
  return (
    <div className={`${finance.buttons} ${classes.screenOnly}`}>
      <PrintButton />
      {(['pdf', 'csv'] as const).map((kind) => {
        const Icon = FILES[kind].icon
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
