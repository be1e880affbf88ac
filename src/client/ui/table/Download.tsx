import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '../value/Value.tsx'
import type { TableColumn } from './columns.ts'
import { useDownload } from './useDownload.ts'

type DownloadProps<Row, Sort extends string> = {
  file: string
  columns: TableColumn<Row, Sort>[]
  rows: () => Promise<Row[]> | Row[]
  selected?: number
}

/** Saves rows as a CSV file or a workbook: the selected ones where there are any. */
export function Download<Row, Sort extends string>({ file, columns, rows, selected = 0 }: DownloadProps<Row, Sort>) {
  const t = useTranslations('table')
  const { download, isPending } = useDownload(file, columns)
  const button = (kind: 'csv' | 'xlsx', words: string) => (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      loading={isPending}
      onClick={() => download(kind, rows)}
    >
      <Value>{words}</Value>
    </Button>
  )
  const count = String(selected)
  return (
    <>
      {button('csv', selected > 0 ? t('downloadSelected', { count }) : t('download'))}
      {button('xlsx', selected > 0 ? t('workbookSelected', { count }) : t('workbook'))}
    </>
  )
}
