import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** Ends one other session of the account, or all others. */
export function useEndSessions() {
  const t = useTranslations('profile.places')
  const { end, endOthers } = api.auth.sessions
  return {
    end: useEnding(end.mutate, { title: t('ended'), text: t('endedText') }),
    endOthers: useEnding(endOthers.mutate, { title: t('othersEnded'), text: t('othersEndedText') }),
  }
}

function useEnding<Input>(end: (input: Input) => Promise<unknown>, done: { title: string; text: string }) {
  const t = useTranslations('profile.places')
  return useWrite(end, {
    done: { ...done, tone: 'good' },
    failed: t('failed'),
    // Also after a refusal: the session may have ended already.
    onSettled: ({ auth }) => auth.sessions.list.invalidate(),
  })
}
