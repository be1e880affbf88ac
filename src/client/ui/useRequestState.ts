import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { dateAt } from '#domain/dates.ts'
import type { StaffTicket } from '#domain/support/contact.schema.ts'
import { useNow } from './useNow.ts'

/** Says who looks at an open request of one's own, and since when: 'Samuel is looking · sent 3 min ago'. */
export function useRequestState() {
  const t = useTranslations('tickets')
  const format = useFormat()
  const now = useNow()
  return ({ assignee, createdAt }: Pick<StaffTicket, 'assignee' | 'createdAt'>) => {
    const sent = dateAt(createdAt)
    // The clock of a phone may be behind that of the server.
    const ago = format.relativeTime(sent, { now: sent > now ? sent : now, style: 'short' })
    const [name] = assignee?.fullName.split(' ') ?? []
    return name ? t('looking', { name, ago }) : t('noOneYet', { ago })
  }
}
