import { useState } from 'react'
import { UploadChoice } from '#client/features/learning/build/UploadChoice.tsx'
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
  const [read, setRead] = useState<{ document: ReadDocument; name: string } | null>(null)
  const uploading = useUpload<ReadDocument>({
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
          <UploadChoice {...uploading} label={t('choose')} accept={`${DOCX},.docx`} working={t('reading')} />
        </>
      )}
    </SheetDialog>
  )
}
