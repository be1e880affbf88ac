import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import type { TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import { englishName } from '#domain/people/language/offered-languages.ts'

/** Saves the messages of a language as a file for translators. */
export default function ExportDialog({ language, onClose }: { language: TranslatedLanguage; onClose: () => void }) {
  const t = useTranslations('desk.translations.export')
  const [format, setFormat] = useState<'xliff' | 'po'>('xliff')
  const [isOpenOnly, setOpenOnly] = useState(false)
  const fetched = useWrite(api.admin.translations.export.query, {
    done: { title: t('saved'), tone: 'good' },
    failed: t('failed'),
    onDone: ({ name, type, content }) => {
      saveFile(name, type, content)
      onClose()
    },
  })
  return (
    <SheetDialog onClose={onClose} title={t('title', { language: englishName(language) })} width={500}>
      <div className={adminClasses.page}>
        <p className={adminClasses.quiet}>{t('lead')}</p>
        <SelectField
          label={t('what')}
          data={[
            { value: 'all', label: t('all') },
            { value: 'unfinished', label: t('unfinished') },
          ]}
          value={isOpenOnly ? 'unfinished' : 'all'}
          onChange={({ currentTarget }) => setOpenOnly(currentTarget.value === 'unfinished')}
        />
        <SelectField
          label={t('format')}
          data={[
            { value: 'xliff', label: t('xliff') },
            { value: 'po', label: t('po') },
          ]}
          value={format}
          onChange={({ currentTarget }) => setFormat(currentTarget.value === 'po' ? 'po' : 'xliff')}
        />
        <div className={adminClasses.actions}>
          <Button
            size="md"
            loading={fetched.isPending}
            onClick={() => fetched.mutate({ language, format, isOpenOnly })}
          >
            {t('submit')}
          </Button>
        </div>
      </div>
    </SheetDialog>
  )
}
