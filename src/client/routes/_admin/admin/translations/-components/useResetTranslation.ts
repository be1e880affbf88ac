import { api } from '#client/api/client.ts'
import type { trpc } from '#client/api/hooks.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

const refresh = ({ admin }: ReturnType<typeof trpc.useUtils>) => admin.translations.invalidate()

/** Goes back to the text of the release; the toast undoes it. */
export function useResetTranslation(onDone: () => void) {
  const t = useTranslations('desk.translations')
  const undo = useUndo(api.admin.translations.save.mutate, refresh)
  return useWrite(api.admin.translations.reset.mutate, {
    done: ({ before }) => ({ title: t('wasReset'), tone: 'good', undo: () => undo.mutate(before) }),
    failed: t('notReset'),
    refresh,
    onDone,
  })
}
