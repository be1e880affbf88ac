import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { TRPCClientError } from '@trpc/client'
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useOnline } from '#client/offline/connection.ts'
import { useSession } from '#client/phone/session.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'

/** On a phone that has places to offer, its service worker has this file too. */
const OfflinePlaces = lazy(() =>
  import('./OfflinePlaces.tsx').then(
    ({ OfflinePlaces: Places }) => ({ default: Places }),
    () => ({ default: () => null }),
  ),
)

export type Unopened = { text: string; hint: string }
type LoadErrorProps = {
  error: unknown
  text: string | undefined
  /** What is said without a connection, where opening a screen once is not what keeps it on the phone. */
  unopened: Unopened | undefined
  retry: () => unknown
}

/** What could not be loaded. Without a connection it was never opened with one: that is no error, and mends itself. */
export function LoadError({ error, text, unopened, retry }: LoadErrorProps) {
  const t = useTranslations('common')
  const isOnline = useOnline()
  // Administrators have no stored answers.
  const role = useSession()?.user.role
  const hasStore = role === 'farmer' || role === 'extension_agent'
  const isUnopened = hasStore && !isOnline && !isAnswer(error)
  useRetryWhenBack(!isOnline, retry)
  return (
    <div role="alert">
      <EmptyState
        drawing={<IconCloudOff size={38} stroke={1.6} aria-hidden="true" />}
        text={isUnopened ? (unopened?.text ?? t('error.unopened')) : (text ?? t('error.load'))}
        hint={(isUnopened && unopened?.hint) || t(isUnopened ? 'error.unopenedHint' : 'error.loadHint')}
        action={
          <>
            <Button
              variant="light"
              leftSection={<IconRefresh size={18} aria-hidden="true" />}
              onClick={() => void retry()}
            >
              {t('action.retry')}
            </Button>
            {isUnopened && (
              <Suspense>
                <OfflinePlaces />
              </Suspense>
            )}
          </>
        }
      />
    </div>
  )
}

/** Whether the server itself refused, and not the network. */
const isAnswer = (error: unknown) => error instanceof TRPCClientError && Boolean(error.data)

function useRetryWhenBack(isOffline: boolean, retry: () => unknown) {
  const wasOffline = useRef(false)
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (wasOffline.current && !isOffline) void again()
    wasOffline.current = isOffline
  }, [isOffline])
}
