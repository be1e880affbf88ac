import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { useSavedToast } from '#client/offline/outbox/pending-answers.ts'
import { today } from '#client/ui/clock.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import type { CareTask } from '#domain/crops/care.ts'

/** Tells the server that tasks of a crop were done; the lists follow. */
export function useCareDone(farmerId: string) {
  const t = useTranslations('care')
  const error = useTranslations('common.error')
  const tell = useSavedToast()
  const mutation = trpc.farmer.care.done.useMutation({
    onSuccess: (answer, { task }) => tell(answer, { title: t('kept'), text: t(`task.${task}.title`), tone: 'good' }),
    onError: () => showToast({ title: error('title'), text: t('failed'), tone: 'bad' }),
  })
  const { variables, isPending } = mutation
  return {
    tell: (cropId: string, task: CareTask) => mutation.mutate({ farmerId, cropId, task, today: today() }),
    isSaving: (cropId: string, task: CareTask) => isPending && variables?.cropId === cropId && variables.task === task,
  }
}
