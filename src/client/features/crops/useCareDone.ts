import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import type { CareTask } from '#domain/crops/care.ts'
import type { Day } from '#domain/dates.ts'

type CompletedCare = { cropId: string; task: CareTask; today: Day; cropName: string }

/** Records completed tasks of crops, and takes them back; the lists update by themselves. */
export function useCareDone(farmerId: string) {
  const t = useTranslations('care')
  const undo = useUndo(api.farmer.care.undo.mutate)
  const record = ({ cropName: _, ...input }: CompletedCare) => api.farmer.care.done.mutate({ farmerId, ...input })
  const done = useWrite(record, {
    done: (_, { cropId, task, today: doneOn, cropName }) => ({
      title: t('kept'),
      text: `${cropName}: ${t(`task.${task}.title`)}`,
      tone: 'good',
      undo: () => removeRefused(cropId, task, doneOn),
    }),
    failed: t('failed'),
  })
  const removeRefused = (cropId: string, task: CareTask, doneOn: Day) =>
    undo.mutate({ farmerId, cropId, task, doneOn, today: today() })
  return {
    tell: (cropId: string, task: CareTask, cropName: string) => done.mutate({ cropId, task, today: today(), cropName }),
    removeRefused,
    isSaving: (cropId: string, task: CareTask) =>
      [done, undo].some(({ isPending, input }) => isPending && input?.cropId === cropId && input.task === task),
  }
}
