import { and, eq, inArray } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import type { Db } from '#db/client.ts'
import { DEEPEST_FIRST, idOf, idsOfPerson, isOfPerson } from '#db/privacy/rows-of-person.ts'
import { DECIDERS, PERSONAL_TABLES, type PersonalTable } from '#db/privacy/tables.ts'
import { auditEvents, contactRequests, mobileMoneyAccounts, payments, users } from '#db/schema/index.ts'
import { isAuditedTable } from '#domain/operations/audit.ts'
import type { Identity } from '#domain/people/redact.ts'
import { dialled } from '#domain/phone.ts'
import { listGivenUpPhones } from './phone-changes.ts'
import { isProvedByOther, listProvedPhones } from './proved-phones.ts'
import { blotPaymentMessages, forgetAmongOthers, forgetOwnGroups, NOBODY, withoutTraces } from './traces.ts'
import { listNumbersPaidFrom } from './unmatched-callbacks.ts'

/**
 * Deletes a user with all own records, as the rules of the tables say. Where records that concern others point to the
 * user, the row stays without a name, a password, a phone number or an address.
 */
export const erasePerson = (db: Db, userId: string) =>
  withoutTraces(db, () => {
    const person = db.select().from(users).where(eq(users.id, userId)).get()
    if (!person) return
    const identity = identityOf(db, person)
    // These are found by rows and words that go below.
    forgetAmongOthers(db, { userId, names: identity.names, subjects: subjectsOfPerson(db, person, identity) })
    forgetOwnGroups(db, userId)
    for (const of of PERSONAL_TABLES) forgetRepetitions(db, of, userId)
    blotPaymentMessages(db, userId, identity, ownNumbersOf(db, userId))
    for (const of of DEEPEST_FIRST) if (of.table !== users) eraseRows(db, of, userId)
    if (!isPointedTo(db, userId)) return void db.delete(users).where(eq(users.id, userId)).run()
    const erased = `deleted-${userId}`
    db.update(users)
      .set({ ...NAMELESS, username: erased, usernameKey: erased })
      .where(eq(users.id, userId))
      .run()
  })

/** What stored answers may name of a person: the account, its rows, its tickets, its numbers as they are dialled. */
function subjectsOfPerson(
  db: Db,
  { id: userId, username }: Pick<typeof users.$inferSelect, 'id' | 'username'>,
  { numbers }: Identity,
): string[] {
  const rows = PERSONAL_TABLES.flatMap((of) =>
    idOf(of)?.getSQLType() === 'text'
      ? idsOfPerson(db, of, userId)
          .all()
          .map(({ id }) => id as string)
      : [],
  )
  const tickets = db.select({ id: contactRequests.ticketId }).from(contactRequests)
  const own = tickets.where(eq(contactRequests.senderId, userId)).all()
  const givenUp = listGivenUpPhones(db, userId).map(({ phone }) => phone)
  const everyNumber = [...numbers, ...givenUp, ...listProvedPhones(db, userId), ...listNumbersPaidFrom(db, userId)]
  return [
    userId,
    username,
    ...rows,
    ...own.map(({ id }) => id),
    ...everyNumber.flatMap((each) => [each, dialled(each)]),
  ].filter(Boolean)
}

/** The numbers and names by which others may speak of a person. */
function identityOf(db: Db, { id, fullName, phone }: Pick<typeof users.$inferSelect, 'id' | 'fullName' | 'phone'>) {
  const accounts = db.select().from(mobileMoneyAccounts).where(eq(mobileMoneyAccounts.userId, id)).all()
  const paid = db.selectDistinct({ phone: payments.phone }).from(payments).where(eq(payments.userId, id)).all()
  const numbers = [phone ?? '', ...accounts.map(({ phoneNumber }) => phoneNumber), ...paid.map((each) => each.phone)]
  return { numbers, names: [fullName, ...accounts.map(({ accountName }) => accountName)] } satisfies Identity
}

/**
 * The numbers that are the person's alone: those that were proved, or paid from. What profile and accounts name besides
 * may be a stranger's, and somebody else in the house may use the same phone.
 */
const ownNumbersOf = (db: Db, userId: string) =>
  [...listProvedPhones(db, userId), ...listNumbersPaidFrom(db, userId)].filter(
    (number) => !isProvedByOther(db, userId, dialled(number)),
  )

/** Clears what the audit repeats of a person's rows, of whichever user these writes were. */
function forgetRepetitions(db: Db, of: PersonalTable, userId: string) {
  // What is counted is named by no write.
  if (idOf(of)?.getSQLType() !== 'text') return
  const { name } = getTableConfig(of.table)
  const hers = idsOfPerson(db, of, userId)
  if (isAuditedTable(name))
    db.update(auditEvents)
      .set({ before: null, after: null, subjectId: null })
      .where(and(eq(auditEvents.tableName, name), inArray(auditEvents.rowId, hers)))
      .run()
}

function eraseRows(db: Db, of: PersonalTable, userId: string) {
  const isHers = isOfPerson(db, of, userId)
  if (of.erasure === 'deleted') db.delete(of.table).where(isHers).run()
  else if (Object.keys(of.erasure.clears).length > 0) db.update(of.table).set(of.erasure.clears).where(isHers).run()
}

/** Whether a row that stays points to the user. */
const isPointedTo = (db: Db, userId: string) =>
  [
    ...PERSONAL_TABLES.filter(
      ({ table, erasure }) => erasure !== 'deleted' && table !== users && table !== auditEvents,
    ).flatMap(({ owner }) => owner ?? []),
    ...DECIDERS.map(({ column }) => column),
  ].some((column) => db.select({ column }).from(column.table).where(eq(column, userId)).limit(1).get())

const NAMELESS = {
  password: '!',
  fullName: NOBODY,
  email: null,
  phone: null,
  location: null,
  preferredLocation: '',
  isActive: false,
} satisfies Partial<typeof users.$inferInsert>
