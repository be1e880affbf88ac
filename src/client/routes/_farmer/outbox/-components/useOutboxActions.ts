import { useTranslations } from 'use-intl'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { outbox } from '#client/offline/outbox/outbox.ts'
import { showToast } from '#client/ui/toast/toasts.ts'

/** What can be done with an entry; where it was sent or changed meanwhile nothing is, and she is told. */
export function useOutboxActions() {
  const t = useTranslations('outbox.meanwhile')
  const told = async (work: Promise<boolean>) => {
    if (!(await work)) showToast({ title: t('title'), text: t('text') })
  }
  return {
    resend: (entry: OutboxEntry, input?: OutboxEntry['input']) => told(outbox.resend(entry, input)),
    drop: (entry: OutboxEntry) => told(outbox.drop(entry)),
  }
}
