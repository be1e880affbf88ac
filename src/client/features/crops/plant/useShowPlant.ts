import { api } from '#client/api/client.ts'
import { useWrite, type WrittenForm, withReason } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { getSession } from '#client/phone/session.ts'

type Shown = {
  message: string | null
  /** The crop and its name, if the farmer chose one. */
  farmerCropId: string | null
  cropName: string | null
  photo: Promise<Blob> | null
}

/** Sends a plant to the farmer's agent as a request for help. Without words, a photo asks for itself. */
export function useShowPlant(form: WrittenForm<never>, onDone: () => void) {
  const t = useTranslations('crop.plant')
  const send = ({ message, farmerCropId, cropName, photo }: Shown) => {
    const user = getSession()?.user
    return api.farmer.contact.submit.mutate(
      {
        name: user?.fullName ?? '',
        phone: user?.phone ?? null,
        email: user?.email ?? null,
        subject: cropName ?? t('subject'),
        message: message ?? t('message'),
        category: 'farming',
        farmerCropId,
      },
      photo ? { context: { photo: { field: 'photoId', farmerId: user?.id ?? '', bytes: photo } } } : {},
    )
  }
  return useWrite(send, {
    done: { title: t('sent'), text: t('sentText'), tone: 'good' },
    failed: withReason(t('failed')),
    form,
    onDone,
  })
}
