import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { updateUser } from '#client/api/session.ts'
import { useRefusals } from '#client/api/useRefusals.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import type { User } from '#domain/people/session.schema.ts'

/** Changes the signed-in user, on the server and in the stored session, which every screen follows. */
export function useProfileChange(onChanged: (user: User) => void) {
  const t = useTranslations('profile')
  const error = useTranslations('common.error')
  const { ofServer } = useRefusals()
  const { profile } = trpc.useUtils().farmer
  return trpc.farmer.profile.change.useMutation({
    onSuccess: (user) => {
      updateUser(user)
      profile.get.setData(undefined, (before) => before && { ...before, user })
      onChanged(user)
    },
    onError: (refusal) => showToast({ title: error('title'), text: ofServer(refusal) ?? t('failed'), tone: 'bad' }),
  })
}
