import { Button } from '@mantine/core'
import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { UploadRefused, uploadFile } from '#client/features/learning/build/upload-file.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { showToast } from '#client/ui/toast/toasts.ts'
import { DOCUMENT_CATEGORIES, DOCUMENT_TYPES, type DocumentCategory } from '#domain/support/documents/document.ts'
import { MAX_DOCUMENT_BYTES } from '#domain/support/documents/document-type.ts'
import classes from './Documents.module.css'

const ACCEPTED = DOCUMENT_TYPES.map((type) => `.${type}`).join(',')

/** Shares a file: what it is, the server finds in its bytes. */
export default function UploadDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('agent.documents')
  const utils = trpc.useUtils()
  const [file, setFile] = useState<File | null>(null)
  const [category, setCategory] = useState<DocumentCategory>('guide')
  const [description, setDescription] = useState('')
  const [percent, setPercent] = useState<number | null>(null)
  const refuse = (text: string) => showToast({ title: t('uploadFailed'), text, tone: 'bad' })
  const send = async () => {
    if (!file) return refuse(t('chooseFirst'))
    if (file.size > MAX_DOCUMENT_BYTES) return refuse(t('tooLarge'))
    setPercent(0)
    try {
      const said = new URLSearchParams({ name: file.name, category, description })
      await uploadFile(`/api/documents?${said}`, file, { onProgress: setPercent, signal: new AbortController().signal })
      await utils.agent.documents.invalidate()
      showToast({ title: t('uploaded', { name: file.name }), tone: 'good' })
      onClose()
    } catch (error) {
      refuse(error instanceof UploadRefused ? error.message : t('tryAgain'))
      setPercent(null)
    }
  }
  return (
    <SheetDialog onClose={onClose} title={t('upload')} width={500}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <label className={classes.file}>
          <span>{t('file')}</span>
          <input
            type="file"
            accept={ACCEPTED}
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
          />
          <small>{t('accepted')}</small>
        </label>
        <SelectField
          label={t('category')}
          data={DOCUMENT_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))}
          value={category}
          onChange={({ currentTarget: { value } }) => setCategory(value as DocumentCategory)}
        />
        <TextArea
          label={t('description')}
          rows={3}
          maxLength={500}
          value={description}
          onChange={({ currentTarget: { value } }) => setDescription(value)}
        />
        {percent !== null && <ProgressBar percent={percent} label={t('sending')} />}
        <Button type="submit" size="md" loading={percent !== null}>
          {t('send')}
        </Button>
      </form>
    </SheetDialog>
  )
}
