import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { UploadProgress } from '#client/features/learning/build/UploadProgress.tsx'
import { useUpload } from '#client/features/learning/build/useUpload.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import type { BuiltCourse } from '#domain/learning/build/built-course.schema.ts'
import type { ReadDocument } from '#domain/learning/build/document-lessons.ts'
import { DocumentLessons } from './DocumentLessons.tsx'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type DocumentDialogProps = { course: BuiltCourse; onClose: () => void }

/** Takes a document of Word, shows which lessons it becomes, and adds them. */
export default function DocumentDialog({ course, onClose }: DocumentDialogProps) {
  const t = useTranslations('desk.builder.document')
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<{ document: ReadDocument; name: string } | null>(null)
  const { upload, start, cancel } = useUpload<ReadDocument>({
    urlOf: () => '/api/admin/courses/read-document',
    failed: t('notRead'),
    onDone: (document, { name }) => setRead({ document, name: name.replace(/\.docx$/i, '') }),
  })
  return (
    <SheetDialog onClose={onClose} title={t('title')} width={720}>
      {read ? (
        <DocumentLessons {...read} course={course} onDone={onClose} />
      ) : (
        <>
          <p className={adminClasses.consequence}>{t('lead')}</p>
          {upload ? (
            <>
              <UploadProgress upload={upload} onCancel={cancel} />
              {upload.percent === 100 && <p role="status">{t('reading')}</p>}
            </>
          ) : (
            <Button
              size="md"
              leftSection={<IconUpload size={18} aria-hidden="true" />}
              onClick={() => input.current?.click()}
            >
              {t('choose')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('choose')}
            accept={`${DOCX},.docx`}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              if (file) start(file)
              // The same file may be chosen again.
              currentTarget.value = ''
            }}
          />
        </>
      )}
    </SheetDialog>
  )
}
