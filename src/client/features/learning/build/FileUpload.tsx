import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import {
  COURSE_FILE_TYPES,
  COURSE_FILE_USES,
  type CourseFileType,
  type CourseFileUse,
  isCourseFileType,
} from '#domain/learning/build/course-file.ts'
import classes from './Upload.module.css'
import { UploadProgress } from './UploadProgress.tsx'
import { useUpload } from './useUpload.ts'

const MB = 1024 * 1024

type FileUploadProps = {
  use: CourseFileUse
  label: string
  onUploaded: (file: { url: string; name: string }) => void
}

const typesOf = (use: CourseFileUse) =>
  (Object.keys(COURSE_FILE_TYPES) as CourseFileType[]).filter((type) => COURSE_FILE_TYPES[type].use === use)

/** Uploads a file of a course. What it really is the server finds in its bytes. */
export function FileUpload({ use, label, onUploaded }: FileUploadProps) {
  const t = useTranslations('desk.builder.upload')
  const input = useRef<HTMLInputElement>(null)
  const { upload, start, cancel } = useUpload<{ url: string }>({
    urlOf: ({ name }) => `/api/admin/course-files?name=${encodeURIComponent(name)}`,
    failed: t('failed'),
    onDone: ({ url }, { name }) => {
      showToast({ title: t('done', { name }), tone: 'good' })
      onUploaded({ url, name })
    },
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    const { most } = COURSE_FILE_USES[use]
    if (file.type && !isCourseFileType(file.type)) showToast({ title: t('wrongType'), tone: 'bad' })
    else if (file.size > most)
      showToast({ title: t('tooLarge', { name: file.name, size: String(most / MB) }), tone: 'bad' }) // biome-ignore format: one line
    else start(file)
  }
  if (upload) return <UploadProgress upload={upload} onCancel={cancel} />
  return (
    <>
      <Button
        className={classes.button}
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={[...typesOf(use), ...typesOf(use).map((type) => `.${COURSE_FILE_TYPES[type].ending}`)].join(',')}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
