import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AuditEvent } from '#domain/operations/audit.schema.ts'
import { isAuditedTable } from '#domain/operations/audit.ts'

/** Says what was done: 'Changed: Crop'. An action without words of its own is called by its path. */
export function useAuditWords() {
  const t = useTranslations('desk.audit')
  return ({ action, tableName }: Pick<AuditEvent, 'action' | 'tableName'>): string => {
    const verb = `verbs.${action.split('.').at(-1)!}` as 'verbs.create'
    if (!t.has(verb) || !isAuditedTable(tableName)) return action
    return t('done', { verb: t(verb), thing: t(`things.${tableName}`) })
  }
}
