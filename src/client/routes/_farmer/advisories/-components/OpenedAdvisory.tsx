import { lazy, Suspense, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { showToast } from '#client/ui/toast/toasts.ts'

const AdvisoryDialog = lazy(() => import('#client/features/advice/AdvisoryDialog.tsx'))

/** The advisory that a link or a notification refers to. */
export function OpenedAdvisory({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('advisories')
  const { data, error } = trpc.farmer.advisories.get.useQuery({ id })
  useEffect(() => {
    if (!error) return
    const isGone = problemOf(error) === 'notFound'
    showToast({ title: t(isGone ? 'gone' : 'unloaded'), tone: 'bad' })
    onClose()
  }, [error, onClose, t])
  if (!data) return null
  return (
    <Suspense>
      <AdvisoryDialog advisory={data} onClose={onClose} />
    </Suspense>
  )
}
