import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { fetchFile } from '#client/api/fetch-file.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { saveSentTable, type TableFile } from '#client/ui/table/save-csv.ts'

type CsvButtonsProps = { file: string; path: string; isDisabled?: boolean }

/** Saves a list of the API as a file for a spreadsheet: as it is sent, or as a workbook. */
export function CsvButtons({ file, path, isDisabled = false }: CsvButtonsProps) {
  const t = useTranslations('desk.portfolio')
  const save = useWrite(
    async (kind: TableFile) => saveSentTable(kind, `${file}-${today()}`, await fetchFile(path, 'text/csv')),
    {
      done: { title: t('saved'), tone: 'good' },
      failed: t('notSaved'),
    },
  )
  const button = (kind: TableFile) => (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      loading={save.isPending}
      disabled={isDisabled}
      onClick={() => save.mutate(kind)}
    >
      {t(kind)}
    </Button>
  )
  return (
    <>
      {button('csv')}
      {button('xlsx')}
    </>
  )
}
