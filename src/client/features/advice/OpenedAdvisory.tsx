import { lazy, Suspense, use, useEffect, useEffectEvent } from 'react'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { showToast } from '#client/ui/toast/toasts.ts'

const AdvisoryDialog = lazy(() => import('./AdvisoryDialog.tsx'))

/** Loads its own messages: the screens beneath it do not. */
const words = needMessages('advisories')

/** The dialog of the advisory in the URL, over any screen of the farmer. */
export default function OpenedAdvisory({ id, onClose }: { id: string; onClose: () => void }) {
  use(words)
  const t = useTranslations('advisories')
  const { data, error } = trpc.farmer.advisories.get.useQuery({ id })
  const refuse = useEffectEvent(() => {
    showToast({ title: t(problemOf(error) === 'notFound' ? 'gone' : 'unloaded'), tone: 'bad' })
    onClose()
  })
  useEffect(() => {
    if (error && !data) refuse()
  }, [error, data])
  if (!data) return null
  return (
    <Suspense>
      <AdvisoryDialog key={id} advisory={data} onClose={onClose} />
    </Suspense>
  )
}
