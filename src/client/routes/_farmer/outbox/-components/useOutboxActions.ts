import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { outbox } from '#client/offline/outbox/outbox.ts'
import { showToast } from '#client/ui/toast/toasts.ts'

/** The actions on an entry; if it was sent or changed since, nothing is done and a toast says so. */
export function useOutboxActions() {
  const t = useTranslations('outbox.meanwhile')
  const reportIfStale = async (work: Promise<boolean>) => {
    if (!(await work)) showToast({ title: t('title'), text: t('text') })
  }
  return {
    resend: (entry: OutboxEntry, input?: OutboxEntry['input']) => reportIfStale(outbox.resend(entry, input)),
    drop: (entry: OutboxEntry) => reportIfStale(outbox.drop(entry)),
  }
}
