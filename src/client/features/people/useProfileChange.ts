import { api } from '#client/api/client.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { updateUser } from '#client/phone/session.ts'
import type { Toast } from '#client/ui/toast/toasts.ts'
import type { User } from '#domain/people/session.schema.ts'

type ProfileChange = { done: Toast | ((user: User) => Toast); form?: WrittenForm<never>; onDone?: () => void }

/** Changes the signed-in user, on the server and in the stored session, which every screen uses. */
export function useProfileChange({ done, form, onDone }: ProfileChange) {
  const t = useTranslations('profile')
  return useWrite(api.farmer.profile.change.mutate, {
    done,
    failed: t('failed'),
    refresh: ({ farmer }, user) => {
      updateUser(user)
      // The prices of the home and the board are those of the farmer's place.
      void farmer.prices.invalidate()
      void farmer.profile.number.invalidate()
      farmer.profile.get.setData(undefined, (before) => before && { ...before, user })
    },
    form,
    onDone,
  })
}
