import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useRequestState } from '#client/ui/useRequestState.ts'
import type { StaffTicket } from '#domain/support/contact.schema.ts'

/** Who looks at a plant that was shown, and since when; or that there is an answer. */
export default function LookingWords({ ticket }: { ticket: StaffTicket }) {
  const t = useTranslations('tickets')
  const stateOf = useRequestState()
  return ticket.status === 'open' ? stateOf(ticket) : t('answered')
}
