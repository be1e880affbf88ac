import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { fetchFile } from '#client/api/fetch-file.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { saveFile } from '#client/ui/save-file.ts'

type CsvButtonProps = { file: string; path: string; isDisabled?: boolean }

/** Saves a list of the API as a file for a spreadsheet. */
export function CsvButton({ file, path, isDisabled = false }: CsvButtonProps) {
  const t = useTranslations('desk.portfolio')
  const save = useWrite(
    async (from: string) => saveFile(`${file}-${today()}.csv`, 'text/csv', await fetchFile(from, 'text/csv')),
    {
      done: { title: t('saved'), tone: 'good' },
      failed: t('notSaved'),
    },
  )
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      loading={save.isPending}
      disabled={isDisabled}
      onClick={() => save.mutate(path)}
    >
      {t('csv')}
    </Button>
  )
}
