import { useNavigate } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import { UploadChoice } from '#client/features/learning/build/UploadChoice.tsx'
import { useUpload } from '#client/features/learning/build/useUpload.ts'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { showToast } from '#client/ui/toast/toasts.ts'

/** Takes a course from a file that another installation exported, and goes to its builder. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('desk.builder')
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const uploading = useUpload<{ id: string; title: string }>({
    urlOf: () => '/api/admin/courses/import',
    failed: t('notImported'),
    onDone: ({ id, title }) => {
      showToast({ title: t('imported'), text: t('copiedText', { title }), tone: 'good' })
      void utils.admin.courses.invalidate()
      void navigate({ to: '/admin/courses/$courseId/build', params: { courseId: id } })
    },
  })
  return (
    <SheetDialog onClose={onClose} title={t('importTitle')} width={500}>
      <p className={adminClasses.consequence}>{t('importLead')}</p>
      <UploadChoice {...uploading} label={t('importFile')} accept="application/zip,.zip" working={t('checking')} />
    </SheetDialog>
  )
}
