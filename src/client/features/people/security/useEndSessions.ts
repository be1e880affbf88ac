import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { useRefusals } from '#client/api/useRefusals.ts'
import { showToast } from '#client/ui/toast/toasts.ts'

/** Signs the account out elsewhere: in one browser, or in all others. */
export function useEndSessions() {
  const t = useTranslations('profile.places')
  const error = useTranslations('common.error')
  const refusals = useRefusals()
  const utils = trpc.useUtils()
  const endings = (text: 'ended' | 'othersEnded') => ({
    onSuccess: () => showToast({ title: t(text), text: t(`${text}Text`), tone: 'good' }),
    onError: (refusal: unknown) =>
      showToast({ title: error('title'), text: refusals.ofServer(refusal) ?? t('failed'), tone: 'bad' }),
    // Also after a refusal: what was to be ended may be gone already.
    onSettled: () => utils.auth.sessions.list.invalidate(),
  })
  return {
    end: trpc.auth.sessions.end.useMutation(endings('ended')),
    endOthers: trpc.auth.sessions.endOthers.useMutation(endings('othersEnded')),
  }
}
