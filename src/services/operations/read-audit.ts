import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { type AuditMeaning, listAuditEvents, listAuditedActions, listRowsNamed } from '#db/queries/operations/audit.ts'
import { listFoundPeople } from '#db/queries/people/found-people.ts'
import { mapPage } from '#domain/contract.ts'
import type { AuditEvent, auditFilter } from '#domain/operations/audit.schema.ts'
import { AUDITED_TABLES, withMajorMoney } from '#domain/operations/audit.ts'

/** A page of who did what, the last first. */
export const readAudit = (db: Db, { search, ...asked }: z.infer<typeof auditFilter>) =>
  mapPage(listAuditEvents(db, { ...asked, meant: search ? meaningsOf(db, search) : [] }), asEvent)

function meaningsOf(db: Db, search: string): AuditMeaning[] {
  const actions = listAuditedActions(db)
  return search.split(/\s+/).map((word) => {
    const lower = word.toLowerCase()
    const names = (text: string) => text.toLowerCase().includes(lower)
    return {
      actorIds: listFoundPeople(db, word),
      actions: actions.filter(names),
      tables: AUDITED_TABLES.filter(names),
      rowIds: [word, ...listRowsNamed(db, word)],
    }
  })
}

type AuditRow = ReturnType<typeof listAuditEvents>['items'][number]

const asEvent = ({ actorId, actorRole, actorName, before, after, ...event }: AuditRow): AuditEvent => ({
  ...event,
  actor: actorId === null ? null : { id: actorId, fullName: actorName, role: actorRole },
  before: contentOf(before),
  after: contentOf(after),
})

const contentOf = (stored: string | null) => (stored === null ? null : withMajorMoney(JSON.parse(stored)))
