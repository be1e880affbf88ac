import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AuditEvent } from '#domain/operations/audit.schema.ts'

/** The name of who did something. */
export function useActor() {
  const t = useTranslations('desk.audit')
  return ({ actor }: Pick<AuditEvent, 'actor'>): string => (actor ? (actor.fullName ?? t('gone')) : t('nobody'))
}
