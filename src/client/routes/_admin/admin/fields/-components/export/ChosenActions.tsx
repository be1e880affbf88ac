import { Button } from '@mantine/core'
import { IconFileExport, IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { fetchFile } from '#client/api/fetch-file.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { saveFile } from '#client/ui/save-file.ts'
import { MAX_CHOSEN_FIELDS } from '#domain/fields/field-problem.ts'
import type { ChosenFields } from './chosen-fields.ts'

const ExportDialog = lazy(() => import('./ExportDialog.tsx'))

/** What can be done with the fields that are selected, or with all that the list shows. */
export function ChosenActions({ chosen, isEmpty = false }: { chosen: ChosenFields; isEmpty?: boolean }) {
  const t = useTranslations('desk.fields')
  const [isExporting, setExporting] = useState(false)
  const print = useWrite(
    async () => saveFile(`kuu-field-cards-${today()}.pdf`, PDF, await fetchFile('/admin/fields/cards', PDF, chosen)),
    {
      done: { title: t('cardsSaved'), tone: 'good' },
      failed: t('cardsFailed'),
      // A field without a code has got one.
      refresh: (utils) => utils.admin.fields.list.invalidate(),
    },
  )
  if ((chosen.ids?.length ?? 0) > MAX_CHOSEN_FIELDS) return null
  return (
    <>
      <Button
        variant="default"
        disabled={isEmpty}
        leftSection={<IconFileExport size={18} aria-hidden="true" />}
        onClick={() => setExporting(true)}
      >
        {t('export.open')}
      </Button>
      <Button
        variant="default"
        disabled={isEmpty}
        leftSection={<IconPrinter size={18} aria-hidden="true" />}
        loading={print.isPending}
        onClick={() => print.mutate()}
      >
        {t('cards')}
      </Button>
      <Suspense>{isExporting && <ExportDialog chosen={chosen} onClose={() => setExporting(false)} />}</Suspense>
    </>
  )
}

const PDF = 'application/pdf'
