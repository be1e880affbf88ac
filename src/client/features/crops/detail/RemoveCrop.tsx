import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { Question } from '#client/ui/Question.tsx'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { DAYS_TO_RESTORE } from '#domain/crops/crop.ts'
import { idsOfCrop, useCropWrite } from './useCropWrite.ts'
import { useLog } from './useLog.ts'

/** A removal names the newest lines of the log that are on this phone: what others wrote besides asks first. */
const MAX_NAMED_LINES = 100

export function RemoveCrop({ farmerCrop, onDone }: { farmerCrop: FarmerCrop; onDone: () => void }) {
  const t = useTranslations('crop.remove')
  const name = useCropNames()(farmerCrop.crop.name)
  const dialog = useDialog('crop')
  const { query: log } = useLog(farmerCrop)
  const remove = useRemoveCrop(name)
  const seen = log.data?.slice(0, MAX_NAMED_LINES).map(({ id }) => id) ?? []
  return (
    <Question
      keep={t('keep')}
      confirm={t('confirm')}
      isPending={log.isLoading}
      onKeep={onDone}
      onConfirm={() => {
        remove.mutate({ ...idsOfCrop(farmerCrop), basis: { seen } })
        // Else it would open again by itself when the crop comes back.
        dialog.close()
      }}
    >
      <p>{t('question', { name })}</p>
      <p>{t('hint', { days: String(DAYS_TO_RESTORE) })}</p>
    </Question>
  )
}

function useRemoveCrop(name: string) {
  const t = useTranslations('crop')
  const undo = useUndo(api.farmer.crops.restore.mutate)
  return useCropWrite(api.farmer.crops.remove.mutate, {
    name,
    title: t('remove.done'),
    text: t('remove.doneText', { name }),
    undo:
      ({ farmerId, cropId }) =>
      () =>
        undo.mutate({ farmerId, cropId }),
  })
}
