import { useNavigate } from '@tanstack/react-router'
import { api } from '#client/api/client.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { ChangeVisitInput } from '#domain/support/visits/visit.schema.ts'
import type { VisitStatus } from '#domain/support/visits/visit.ts'

/** A change; a photo waits with it until both are sent. */
type Change = ChangeVisitInput & { farmerId?: string; photo?: Promise<Blob> | null }
const send = ({ farmerId, photo, ...input }: Change) =>
  api.agent.visits.change.mutate(
    input,
    photo && farmerId ? { context: { photo: { field: 'photoId', farmerId, bytes: photo } } } : {},
  )

type ChangeOptions = { form?: WrittenForm<never>; onDone?: () => void }

/** Changes a visit, with the toast of what became of it. */
export function useChangeVisit({ form, onDone }: ChangeOptions = {}) {
  const t = useTranslations('agent.visits')
  const navigate = useNavigate()
  const doneBy = (status: VisitStatus | undefined) => t(status ? `done.${status}` : 'done.moved')
  return useWrite(send, {
    done: ({ farmerName }, { status }) => ({ title: doneBy(status), text: farmerName, tone: 'good' }),
    failed: ({ reason }) => reason ?? t('changeFailed'),
    ...(form && { form }),
    refresh: ({ agent }) =>
      Promise.all([agent.visits.invalidate(), agent.today.invalidate(), agent.farmers.get.invalidate()]),
    ...(onDone && { onDone }),
    // Both values stand on the screen of the outbox, where what was typed waits now.
    onFailed: ({ problem }) => {
      if (problem !== 'editedMeanwhile') return
      form?.sent()
      return navigate({ to: '/outbox' })
    },
  })
}
