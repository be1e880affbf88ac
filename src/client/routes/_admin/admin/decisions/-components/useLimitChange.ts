import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { LimitChange, LimitInput } from '#domain/finance/decisions/decision.schema.ts'

/** Sets or removes a limit, and says whether it holds or waits for a second person. */
export function useLimitChange(write: (input: LimitInput) => Promise<LimitChange>, form?: WrittenForm<never>) {
  const t = useTranslations('desk.decisions')
  return useWrite(write, {
    form,
    done: ({ pending }) => ({ title: t(pending ? 'limitWaits' : 'limitSet'), tone: 'good' }),
    failed: ({ reason }) => reason ?? t('notSaved'),
    refresh: ({ admin }) => admin.invalidate(),
  })
}
