import { ARCHIVE_DAYS } from '#domain/operations/archive.ts'
import { BY_HAND, FOR_EVER, RETENTION_DAYS, type TableRules, WITH_ACCOUNT } from '../table-rule.ts'

const SECRET = { not: 'a secret of the sign-in' } as const

/** Triggers keep them. */
const NUMBERS = { holds: null, because: 'numbers of rows, of nobody by name', kept: FOR_EVER } as const

/** People, their sign-in, what was noted of their writes, and the installation. */
export const ACCOUNT_RULES = {
  users: {
    holds: 'name, username, password hash, phone, email, place, language',
    kept: 'until the person or an administrator deletes the account',
    owner: 'id',
    exported: { as: 'user', without: ['password', 'usernameKey', 'sortKey'] },
    erasure: {
      stays: 'only where books or decisions refer to it, as ‘Deleted account’; otherwise the row goes',
      clears: { email: null, phone: null, location: null, preferredLocation: '' },
      keeps: ['username', 'usernameKey', 'password', 'fullName', 'sortKey', 'language', 'hasChosenLanguage'],
    },
  },
  sessions: {
    holds: 'where the person is signed in, and the browser',
    kept: '30 days after the last use, at most 90 days',
    owner: 'userId',
    exported: { as: 'sessions', without: ['id'] },
    erasure: 'deleted',
  },
  totpSecrets: {
    holds: 'the key of the authenticator app',
    kept: WITH_ACCOUNT,
    owner: 'userId',
    exported: SECRET,
    erasure: 'deleted',
  },
  recoveryCodes: {
    holds: 'hashes of recovery codes',
    kept: WITH_ACCOUNT,
    owner: 'userId',
    exported: SECRET,
    erasure: 'deleted',
  },
  passwordCodes: {
    holds: 'the hash of a one-time code',
    kept: 'until it is used or replaced; worth nothing after 24 hours',
    owner: 'userId',
    exported: SECRET,
    erasure: 'deleted',
  },
  provedPhones: {
    holds: 'the phone numbers that the person proved',
    kept: WITH_ACCOUNT,
    owner: 'userId',
    exported: { as: 'provedNumbers', without: ['userId'] },
    erasure: 'deleted',
  },
  phoneChanges: {
    holds: 'changes of a proved number: the old and the new one',
    kept: WITH_ACCOUNT,
    owner: 'userId',
    exported: { as: 'numberChanges', without: ['id', 'userId'] },
    erasure: 'deleted',
  },
  phoneCodes: {
    holds: 'the hash of a code that proves a number',
    kept: `valid 10 minutes, removed after ${RETENTION_DAYS.phoneCodes} day`,
    owner: 'userId',
    exported: SECRET,
    erasure: 'deleted',
  },
  loginFailures: {
    holds: null,
    because: 'a hash of the name as it was typed and the network address; nobody can tell whose',
    kept: `counted 15 minutes, removed after ${RETENTION_DAYS.loginFailures} day`,
  },
  calendarKeys: {
    holds: 'the hash of a calendar’s secret address',
    kept: WITH_ACCOUNT,
    owner: 'userId',
    exported: SECRET,
    erasure: 'deleted',
  },
  idempotentResponses: {
    holds: 'what was answered to the person’s writes',
    kept: `${RETENTION_DAYS.answers} days; what its row can say as well, ${RETENTION_DAYS.wholeAnswers}`,
    owner: 'userId',
    exported: { not: 'repeats rows that are exported' },
    erasure: 'deleted',
  },
  changes: {
    holds: null,
    because: 'ids of rows that changed; those of a person go with the user’s row',
    kept: 'the last change of each row',
  },
  settings: {
    holds: null,
    because: 'settings and keys of the installation; hotlines are those that an administrator wrote',
    kept: BY_HAND,
  },
  jobRuns: { holds: null, because: 'when each job ran', kept: 'the last run of each job' },
  auditEvents: {
    holds: 'what staff changed of the person, and what the person did with money: before and after',
    kept: FOR_EVER,
    owner: 'subjectId',
    exported: { as: 'audit', without: ['id', 'requestId', 'subjectId', 'actorId'] },
    erasure: {
      stays: 'that something was changed, when and by whom',
      clears: { before: null, after: null, subjectId: null },
      keeps: ['at', 'actorRole', 'action', 'tableName', 'rowId', 'actorId', 'requestId'],
    },
  },
  searchDocuments: {
    holds: null,
    because: 'words of other tables for the search; triggers change and delete them with their row',
    kept: 'as long as its row',
  },
  userCounts: NUMBERS,
  farmerDays: NUMBERS,
  priceDays: NUMBERS,
  priceSeries: NUMBERS,
  cropGrowers: NUMBERS,
  enrollmentCounts: NUMBERS,
  archive: {
    holds: null,
    because: 'what an administrator deleted of crops, advice, prices, alerts and courses',
    kept: `${ARCHIVE_DAYS} days`,
    authors: ['deletedBy'],
  },
  archiveRows: {
    holds: 'the person’s rows that went with such a deletion and can be restored',
    kept: `${ARCHIVE_DAYS} days`,
    owner: 'ownerId',
    exported: { as: 'archived', without: ['id', 'archiveId', 'ownerId'] },
    erasure: 'deleted',
  },
  translations: {
    holds: null,
    because: 'words of the screens',
    kept: BY_HAND,
    authors: ['updatedBy'],
  },
} as const satisfies Partial<TableRules>
