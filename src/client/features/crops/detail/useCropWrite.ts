import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { problemOf } from '#client/api/errors.ts'
import { useRefusals } from '#client/api/useRefusals.ts'
import { useSavedToast } from '#client/offline/outbox/pending-answers.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { cropFacts } from '#domain/crops/crop-fields.ts'

/** How to name a crop to the server. */
export const idsOfCrop = ({ id, farmerId }: FarmerCrop) => ({ cropId: id, farmerId })

/** What an edit of these fields starts from, so that it can be merged with what others write meanwhile. */
export const basisOf = (crop: FarmerCrop) => ({
  version: crop.version,
  seen: { status: crop.status, ...cropFacts(crop) },
})

type Told<Input> = { title?: string; text: string | ((input: Input) => string); failed?: string; onDone?: () => void }

/**
 * What happens after every write to a crop: the farmer is told, and then the form closes. To be given to useMutation
 * and not to mutate, so that it happens also where the dialog was closed meanwhile. The lists follow by themselves
 * (see offline/writes.ts).
 */
export function useCropWrite() {
  const t = useTranslations('crop')
  const error = useTranslations('common.error')
  const tell = useSavedToast()
  const navigate = useNavigate()
  const { ofServer } = useRefusals()
  return <Input>({ title = t('saved'), text, failed = t('failed'), onDone }: Told<Input>) => ({
    onSuccess: (answer: unknown, input: Input) => {
      tell(answer, { title, text: typeof text === 'string' ? text : text(input), tone: 'good' })
      onDone?.()
    },
    onError: (refusal: unknown) => {
      showToast({ title: error('title'), text: ofServer(refusal) ?? failed, tone: 'bad' })
      // Which of two values stays is asked where both have room.
      if (problemOf(refusal) === 'editedMeanwhile') void navigate({ to: '/outbox' })
    },
  })
}
