import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { today } from '#client/ui/clock.ts'
import type { CareTask } from '#domain/crops/care.ts'

/** Records completed tasks of crops; the lists update by themselves. */
export function useCareDone(farmerId: string) {
  const t = useTranslations('care')
  const { mutate, input, isPending } = useWrite(api.farmer.care.done.mutate, {
    done: (_, { task }) => ({ title: t('kept'), text: t(`task.${task}.title`), tone: 'good' }),
    failed: t('failed'),
  })
  return {
    tell: (cropId: string, task: CareTask) => mutate({ farmerId, cropId, task, today: today() }),
    isSaving: (cropId: string, task: CareTask) => isPending && input?.cropId === cropId && input.task === task,
  }
}
