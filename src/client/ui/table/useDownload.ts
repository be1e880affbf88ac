import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import type { TableColumn } from './columns.ts'
import { saveTable, type TableFile } from './save-csv.ts'

/** Saves the rows of a table as a file for a spreadsheet: all columns, whichever are shown. */
export function useDownload<Row, Sort extends string>(name: string, columns: readonly TableColumn<Row, Sort>[]) {
  const t = useTranslations('table')
  const error = useTranslations('common.error')
  const [isPending, setPending] = useState(false)
  const download = async (kind: TableFile, rows: () => Promise<Row[]> | Row[]) => {
    setPending(true)
    try {
      const exported = columns.flatMap(({ head, csv }) => (csv ? [{ head, csv }] : []))
      const lines = (await rows()).map((row) => exported.map(({ csv }) => csv(row)))
      const heads = exported.map(({ head }) => head)
      await saveTable(kind, name, heads, lines)
      showToast({ title: t('saved'), text: t('savedText', { count: lines.length }), tone: 'good' })
    } catch {
      showToast({ title: error('title'), text: t('failed'), tone: 'bad' })
    }
    setPending(false)
  }
  return { download, isPending }
}
