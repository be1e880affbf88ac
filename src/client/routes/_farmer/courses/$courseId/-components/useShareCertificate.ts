import { useState } from 'react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { dateAt } from '#domain/dates.ts'
import type { Certificate } from '#domain/learning/certificate/certificate.schema.ts'

/** Hands a picture of a certificate to another app of the phone; saves it where the browser cannot. */
export function useShareCertificate(certificate: Certificate) {
  const t = useTranslations('courses.certificate')
  const page = useTranslations('learning.verify.page')
  const format = useFormat()
  const [isDrawing, setDrawing] = useState(false)
  const share = async () => {
    setDrawing(true)
    const date = format.dateTime(dateAt(certificate.issuedAt), { dateStyle: 'long', timeZone: 'UTC' })
    const words = {
      title: page('title'),
      certifies: page('certifies'),
      completed: page('completed'),
      issued: page('issued', { date }),
      check: page('check'),
    }
    try {
      const { certificatePicture } = await import('./certificate-picture.ts')
      await handOver(await certificatePicture(certificate, words), certificate.courseTitle)
    } catch (error) {
      // Whoever closes the phone's own dialog has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        showToast({ title: t('shareFailed'), tone: 'bad' })
    } finally {
      setDrawing(false)
    }
  }
  return { share, isDrawing }
}

async function handOver(file: File, title: string) {
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ title, files: [file] })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
