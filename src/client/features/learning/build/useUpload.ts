import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { UploadRefused, uploadFile } from './upload-file.ts'

export type Upload = { name: string; percent: number }

type UploadHow<Answer> = {
  urlOf: (file: File) => string
  /** What the toast of a failure is called. */
  failed: string
  onDone: (answer: Answer, file: File) => void
}

/** Sends a file, tells how far it is, and can be cancelled; leaving the screen cancels it too. */
export function useUpload<Answer>({ urlOf, failed, onDone }: UploadHow<Answer>) {
  const t = useTranslations('desk.builder.upload')
  const error = useTranslations('common.error')
  const [upload, setUpload] = useState<Upload | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  // A form may be filled in further while its file is on its way.
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  }, [onDone])
  const start = async (file: File) => {
    const sending = new AbortController()
    running.current = sending
    setUpload({ name: file.name, percent: 0 })
    try {
      const onProgress = (percent: number) => setUpload({ name: file.name, percent })
      latest.current(await uploadFile<Answer>(urlOf(file), file, { onProgress, signal: sending.signal }), file)
    } catch (reason) {
      if (sending.signal.aborted) showToast({ title: t('cancelled') })
      else showToast({ title: error('title'), text: reason instanceof UploadRefused ? reason.message : failed, tone: 'bad' }) // biome-ignore format: one line
    }
    setUpload(null)
  }
  return { upload, start: (file: File) => void start(file), cancel: () => running.current?.abort() }
}
