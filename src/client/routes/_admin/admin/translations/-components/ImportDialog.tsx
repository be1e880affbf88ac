import { type ChangeEvent, useRef, useState } from 'react'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { base64Of } from '#client/ui/read-file.ts'
import type { TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import { englishName } from '#domain/people/language/offered-languages.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { useImportTranslations } from './useImportTranslations.ts'

/** Takes the file of a translator, which is compared and shown first. */
export default function ImportDialog({ language, onClose }: { language: TranslatedLanguage; onClose: () => void }) {
  const t = useTranslations('desk.translations.import')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<string | null>(null)
  const { preview, run, shown, failure, isPending } = useImportTranslations(language)
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0]
    // The same file can be chosen again after it was corrected.
    currentTarget.value = ''
    if (!chosen) return
    const content = await base64Of(chosen)
    setFile(content)
    preview(content)
  }
  return (
    <SheetDialog onClose={onClose} title={t('title', { language: englishName(language) })} width={700}>
      <div className={adminClasses.page}>
        <p className={adminClasses.quiet}>{t('lead')}</p>
        {failure && <p role="alert">{failure}</p>}
        {shown && <ImportPreview shown={shown} />}
        <ImportActions
          language={language}
          shown={shown}
          isPending={isPending}
          onRun={(asDrafts) => file && run(file, asDrafts)}
          onChoose={() => input.current?.click()}
          onClose={onClose}
        />
      </div>
      <input
        ref={input}
        type="file"
        accept=".xlf,.xliff,.po,.xml,application/xliff+xml"
        hidden
        aria-label={t('file')}
        onChange={(event) => void choose(event)}
      />
    </SheetDialog>
  )
}
