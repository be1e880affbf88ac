import { useTranslations } from 'use-intl'
import { showToast } from '#client/components/toasts.ts'
import { trpc } from '#client/trpc.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'

/** How to name a crop to the server. */
export const idsOfCrop = ({ id, farmerId }: FarmerCrop) => ({ cropId: id, farmerId })

/** Asks again for whatever a change of a crop can show in: the list, the care, the log. */
export function useCropRefresh() {
  const { crops, care, cropLog } = trpc.useUtils().farmer
  return () => Promise.all([crops.list.invalidate(), care.invalidate(), cropLog.invalidate()])
}

type Told<Input> = { title?: string; text: string | ((input: Input) => string); failed?: string; onDone?: () => void }

/**
 * What happens around every write to a crop: the lists follow, the farmer is told, and then the form closes. To be
 * given to useMutation and not to mutate, so that it happens also where the dialog was closed meanwhile.
 */
export function useCropWrite() {
  const t = useTranslations('crop')
  const error = useTranslations('common.error')
  const refresh = useCropRefresh()
  return <Input>({ title = t('saved'), text, failed = t('failed'), onDone }: Told<Input>) => ({
    onSuccess: async (_: unknown, input: Input) => {
      await refresh()
      showToast({ title, text: typeof text === 'string' ? text : text(input), tone: 'good' })
      onDone?.()
    },
    onError: () => showToast({ title: error('title'), text: failed, tone: 'bad' }),
  })
}
