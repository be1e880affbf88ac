import * as z from 'zod'
import type { Db } from '#db/client.ts'
import { writeCursor } from '#db/cursor.ts'
import * as advisories from '#db/queries/advice/advisories.ts'
import * as bookmarks from '#db/queries/advice/bookmarks.ts'
import * as advice from '#db/queries/advice/deliveries.ts'
import * as log from '#db/queries/crops/crop-activities.ts'
import * as crops from '#db/queries/crops/crops.ts'
import * as farmerCrops from '#db/queries/crops/farmer-crops.ts'
import * as photos from '#db/queries/crops/photos.ts'
import * as sparedPhotos from '#db/queries/crops/spared-photos.ts'
import * as boundaryCases from '#db/queries/fields/boundary-cases.ts'
import * as drought from '#db/queries/fields/drought.ts'
import * as exportedFields from '#db/queries/fields/exported-fields.ts'
import * as fieldRecords from '#db/queries/fields/field-records.ts'
import * as fields from '#db/queries/fields/fields.ts'
import * as grownFields from '#db/queries/fields/grown-fields.ts'
import * as listedFields from '#db/queries/fields/listed-fields.ts'
import * as tracks from '#db/queries/fields/tracks.ts'
import * as unfinishedImports from '#db/queries/fields/unfinished-imports.ts'
import * as zones from '#db/queries/fields/zones.ts'
import * as accounts from '#db/queries/finance/accounts.ts'
import * as adminProducts from '#db/queries/finance/admin-products.ts'
import * as applicants from '#db/queries/finance/applicants.ts'
import * as claims from '#db/queries/finance/claims.ts'
import * as decisions from '#db/queries/finance/decisions.ts'
import * as holderNames from '#db/queries/finance/holder-names.ts'
import * as journal from '#db/queries/finance/journal.ts'
import * as ledger from '#db/queries/finance/ledger.ts'
import * as loanChanges from '#db/queries/finance/loan-changes.ts'
import * as loanPayments from '#db/queries/finance/loan-payments.ts'
import * as loans from '#db/queries/finance/loans.ts'
import * as paymentMethods from '#db/queries/finance/payment-methods.ts'
import * as paymentQueries from '#db/queries/finance/payment-queries.ts'
import * as payments from '#db/queries/finance/payments.ts'
import * as payoutsByHand from '#db/queries/finance/payouts-by-hand.ts'
import * as policies from '#db/queries/finance/policies.ts'
import * as portfolio from '#db/queries/finance/portfolio.ts'
import * as products from '#db/queries/finance/products.ts'
import * as receivedPayments from '#db/queries/finance/received-payments.ts'
import * as settlement from '#db/queries/finance/settlement.ts'
import * as transactions from '#db/queries/finance/transactions.ts'
import * as waiting from '#db/queries/finance/waiting.ts'
import * as certificates from '#db/queries/learning/certificates.ts'
import * as courseFiles from '#db/queries/learning/course-files.ts'
import * as courseParts from '#db/queries/learning/course-parts.ts'
import * as courses from '#db/queries/learning/courses.ts'
import * as enrollments from '#db/queries/learning/enrollments.ts'
import * as outlines from '#db/queries/learning/outlines.ts'
import * as reports from '#db/queries/learning/reports.ts'
import * as unusedCourseFiles from '#db/queries/learning/unused-course-files.ts'
import * as adminPrices from '#db/queries/market/admin-prices.ts'
import * as heldPrices from '#db/queries/market/held-prices.ts'
import * as importedPrices from '#db/queries/market/imported-prices.ts'
import * as prices from '#db/queries/market/market-prices.ts'
import * as markets from '#db/queries/market/markets.ts'
import * as alerts from '#db/queries/market/price-alerts.ts'
import * as priceCounts from '#db/queries/market/price-counts.ts'
import * as histories from '#db/queries/market/price-histories.ts'
import * as transport from '#db/queries/market/transport-costs.ts'
import * as audiences from '#db/queries/messaging/audience.ts'
import * as broadcasts from '#db/queries/messaging/broadcasts.ts'
import * as dispatches from '#db/queries/messaging/dispatches.ts'
import * as inbox from '#db/queries/messaging/inbox.ts'
import * as menu from '#db/queries/messaging/menu.ts'
import * as notifications from '#db/queries/messaging/notifications.ts'
import * as phoneLanguages from '#db/queries/messaging/phone-languages.ts'
import * as phoneLines from '#db/queries/messaging/phone-lines.ts'
import * as preferences from '#db/queries/messaging/preferences.ts'
import * as pushKeys from '#db/queries/messaging/push-keys.ts'
import * as push from '#db/queries/messaging/push-subscriptions.ts'
import * as received from '#db/queries/messaging/received.ts'
import * as sms from '#db/queries/messaging/sms.ts'
import * as smsDispatch from '#db/queries/messaging/sms-dispatch.ts'
import * as smsGroup from '#db/queries/messaging/sms-group.ts'
import * as ussd from '#db/queries/messaging/ussd.ts'
import * as archive from '#db/queries/operations/archive.ts'
import * as audit from '#db/queries/operations/audit.ts'
import * as contentHealth from '#db/queries/operations/content-health.ts'
import * as counts from '#db/queries/operations/counts.ts'
import * as health from '#db/queries/operations/health.ts'
import * as installation from '#db/queries/operations/installation.ts'
import * as jobRuns from '#db/queries/operations/job-runs.ts'
import * as palette from '#db/queries/operations/palette.ts'
import * as retention from '#db/queries/operations/retention.ts'
import * as settings from '#db/queries/operations/settings.ts'
import * as translations from '#db/queries/operations/translations.ts'
import * as trends from '#db/queries/operations/trends.ts'
import * as trustedClock from '#db/queries/operations/trusted-clock.ts'
import * as administrators from '#db/queries/people/administrators.ts'
import * as erasing from '#db/queries/people/erase-person.ts'
import * as farmerList from '#db/queries/people/farmer-list.ts'
import * as farmers from '#db/queries/people/farmers.ts'
import { listFarmersCalled } from '#db/queries/people/farmers-called.ts'
import * as found from '#db/queries/people/found-people.ts'
import * as loginFailures from '#db/queries/people/login-failures.ts'
import * as passwordCodes from '#db/queries/people/password-codes.ts'
import * as personalData from '#db/queries/people/personal-data.ts'
import * as phoneChanges from '#db/queries/people/phone-changes.ts'
import * as phoneCodes from '#db/queries/people/phone-codes.ts'
import * as phones from '#db/queries/people/phones.ts'
import * as profiles from '#db/queries/people/profiles.ts'
import * as provedPhones from '#db/queries/people/proved-phones.ts'
import * as secondFactors from '#db/queries/people/second-factors.ts'
import * as sessions from '#db/queries/people/sessions.ts'
import * as staff from '#db/queries/people/staff.ts'
import * as traces from '#db/queries/people/traces.ts'
import * as unmatchedCallbacks from '#db/queries/people/unmatched-callbacks.ts'
import * as userCounts from '#db/queries/people/user-counts.ts'
import * as userRecords from '#db/queries/people/user-records.ts'
import * as users from '#db/queries/people/users.ts'
import * as waitingFarmers from '#db/queries/people/waiting-farmers.ts'
import * as calendarKeys from '#db/queries/support/calendar-keys.ts'
import * as caseload from '#db/queries/support/caseload.ts'
import * as documents from '#db/queries/support/documents.ts'
import * as farmerContact from '#db/queries/support/farmer-contact.ts'
import * as farmerRecords from '#db/queries/support/farmer-records.ts'
import * as hotlines from '#db/queries/support/hotlines.ts'
import * as agentReports from '#db/queries/support/reports.ts'
import * as tickets from '#db/queries/support/tickets.ts'
import * as visits from '#db/queries/support/visits.ts'
import * as changes from '#db/queries/sync/changes.ts'
import * as idempotentResponses from '#db/queries/sync/idempotent-responses.ts'
import * as rainRecord from '#db/queries/weather/rain-days.ts'
import * as weatherAlerts from '#db/queries/weather/weather-alerts.ts'
import * as forecasts from '#db/queries/weather/weather-forecasts.ts'
import { FIELD_PROBLEMS, FIELD_SORTS } from '#domain/fields/field-problem.ts'
import { LOAN_SORTS } from '#domain/finance/loan.ts'
import { FIGURES, PORTFOLIO_GROUPS } from '#domain/finance/portfolio/portfolio.ts'
import { COURSE_PARTS } from '#domain/learning/build/course-part.ts'
import { LEARNER_STATES } from '#domain/learning/learner-state.ts'
import type { Audience } from '#domain/messaging/broadcast.schema.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { rowOf } from '#domain/messaging/notification-row.ts'
import { ADMIN_SORTS } from '#domain/operations/admin-sorts.ts'
import { AUDITED_TABLES } from '#domain/operations/audit.ts'
import { FARMER_SORTS } from '#domain/people/farmer.ts'
import { USER_SORTS } from '#domain/people/user-record.ts'
import { keysOf } from '#domain/table.ts'

const NOW = '2026-11-21T12:00:00.000Z'
const PASSWORD_CODE = { userId: 'martha', hash: 'h', expiresAt: NOW }
/** Words that are found, two letters that no index knows, and a misspelt word. */
const WORDS = ['worm', 'mo', 'marhta']
const TODAY = '2026-11-21'
/** The cursor of a list's second page. */
const FAR = writeCursor([NOW, 'x'])
const COURSE = { kind: 'course', recordId: 'open', deletedBy: 'ruth', deletedAt: NOW } as const
/** Does something and takes it back, so that the next question finds the same rows. */
function undone(db: Db, work: () => void) {
  db.$client.exec('savepoint undone')
  work()
  db.$client.exec('rollback to undone; release undone')
}
const NARROWED = [
  { mine: true },
  { crop: 'maize', search: 'martha' },
  { crop: 'maize', place: 'lagos' },
  { crop: 'cassava', mine: true },
  { status: 'inactive' },
  { status: 'active', mine: true },
] as const
const pair = { cropId: 'maize', market: 'Monrovia' }
const series = { ...pair, currency: 'LRD' }
const imported = { id: 'x', pricePerKg: 100, source: 'WFP' }
const pest = { language: 'english', limit: 20, category: 'pest' } as const
const plantings = { cropId: 'maize', day: '2026-09-01', after: 0, last: 9 }
const stretch = { after: 'a', last: 'z' }
const AUDIENCES = [
  { of: 'all' },
  { of: 'advised' },
  { of: 'growers', cropId: 'maize' },
  { of: 'place', names: ['lagos'] },
  { of: 'advisedIn', names: ['lagos'] },
  { of: 'place', names: ['bong county'], area: 'Bong County' },
  { of: 'advisedIn', names: ['bong county'], area: 'Bong County' },
] satisfies Audience[]
const notice = noticeOf('adviceDue', { advisoryId: 'scout', title: 'T', crop: 'Maize' })

/**
 * Calls every function that a query file exports as a screen or a job would, in every way that changes the statement.
 */
export const QUESTIONS: Record<string, Record<string, (db: Db) => unknown>> = {
  'finance/accounts.ts': {
    setVerified: (db) => accounts.setVerified(db, { userId: 'martha', phoneNumber: '+231770000001' }, true),
    listAccounts: (db) => accounts.listAccounts(db, 'martha'),
    findOwnAccount: (db) => accounts.findOwnAccount(db, 'purse', 'martha'),
    findAccount: (db) => accounts.findAccount(db, 'purse', 'martha'),
    findAnyAccount: (db) => accounts.findAnyAccount(db, 'purse'),
    countAccounts: (db) => accounts.countAccounts(db, 'martha'),
  },
  'finance/payment-methods.ts': {
    listMethods: (db) => paymentMethods.listMethods(db, 'martha'),
    findOwnMethod: (db) => paymentMethods.findOwnMethod(db, 'purse', 'martha'),
    findDefaultMethod: (db) => paymentMethods.findDefaultMethod(db, 'martha', 'NGN'),
    countMethods: (db) => paymentMethods.countMethods(db, 'martha'),
    hasMethodBefore: (db) => paymentMethods.hasMethodBefore(db, { userId: 'martha', currency: 'NGN' }, NOW),
    findOpenPayoutBy: (db) => paymentMethods.findOpenPayoutBy(db, 'purse'),
  },
  'finance/holder-names.ts': {
    listDueNames: (db) => holderNames.listDueNames(db, NOW, 20),
    askNamesAt: (db) => holderNames.askNamesAt(db, { userId: 'martha', phoneNumber: '+231770000001' }, null),
    showHolder: (db) => holderNames.showHolder(db, { id: 'purse', userId: 'martha' }, { nameDueAt: null }),
  },
  'people/administrators.ts': {
    hasAdministrator: administrators.hasAdministrator,
    listAdministrators: administrators.listAdministrators,
    listActiveAdministrators: administrators.listActiveAdministrators,
  },
  'advice/deliveries.ts': {
    listDatedAdvisories: advice.listDatedAdvisories,
    findPlantings: (db) => advice.findPlantings(db, { ...plantings, most: 9 }),
    listUntold: (db) => advice.listUntold(db, 'scout', plantings),
    deliverAdvice: (db) => advice.deliverAdvice(db, { advisoryId: 'scout', notice, createdAt: NOW }, plantings),
    listDeliveries: (db) => advice.listDeliveries(db, 'martha', TODAY),
    findDelivery: (db) => advice.findDelivery(db, 'told', 'martha'),
    outcomeOf: (db) => advice.outcomeOf(db, 'scout', 20),
  },
  'advice/advisories.ts': {
    listAllAdvisories: (db) => {
      advisories.listAllAdvisories(db, { limit: 5, cursor: FAR })
      advisories.listAllAdvisories(db, { search: 'worm', limit: 5 })
      for (const sort of ADMIN_SORTS.advisory.sorts) advisories.listAllAdvisories(db, { sort, limit: 5 })
    },
    listDueAdvisories: (db) => advisories.listDueAdvisories(db, NOW),
    listEndedAdvisories: (db) => advisories.listEndedAdvisories(db, NOW),
    findAnnouncement: (db) => advisories.findAnnouncement(db, 'x'),
    findAdminAdvisory: (db) => advisories.findAdminAdvisory(db, 'scout'),
    listAdvisories: (db) => [
      advisories.listAdvisories(db, { language: 'english', limit: 20 }),
      advisories.listAdvisories(db, pest),
      advisories.listAdvisories(db, { ...pest, category: undefined, search: 'worm' }),
      advisories.listAdvisories(db, { ...pest, search: 'worm', cursor: FAR }),
      advisories.listAdvisories(db, { ...pest, search: 'mo' }),
    ],
    listNewestAdvisories: (db) => [
      advisories.listNewestAdvisories(db, { language: 'english', limit: 20 }),
      advisories.listNewestAdvisories(db, { language: 'english', limit: 20, cursor: FAR }),
    ],
    listAdvisoriesAbout: (db) => advisories.listAdvisoriesAbout(db, ['maize'], 'english', 3),
    listUrgentAdvisories: (db) => advisories.listUrgentAdvisories(db, 'english', 20),
    countAdvisories: (db) => advisories.countAdvisories(db, 'english'),
    countFoundAdvisories: (db) => [
      advisories.countFoundAdvisories(db, 'english', 'worm'),
      advisories.countFoundAdvisories(db, 'english', 'mo'),
    ],
    listRelated: (db) => [
      advisories.listRelated(db, advisories.findAdvisory(db, 'scout')!, 4),
      advisories.listRelated(db, { ...advisories.findAdvisory(db, 'scout')!, cropId: null }, 4),
    ],
    listAdvisoriesBy: (db) => advisories.listAdvisoriesBy(db, 'hawa', 2),
    findAdvisory: (db) => advisories.findAdvisory(db, 'scout'),
    listActiveAdvisories: (db) => advisories.listActiveAdvisories(db, ['scout']),
    findAuthorOf: (db) => advisories.findAuthorOf(db, 'scout'),
  },
  'advice/bookmarks.ts': {
    listBookmarks: (db) => bookmarks.listBookmarks(db, 'martha'),
    countBookmarks: (db) => bookmarks.countBookmarks(db, 'martha'),
  },
  'sync/changes.ts': {
    newestChange: changes.newestChange,
    newestPriceChange: changes.newestPriceChange,
    newestPublicChange: changes.newestPublicChange,
    hasChangedSince: (db) => changes.hasChangedSince(db, 'fields', 0),
    countChanges: (db) => changes.countChanges(db, { since: 0, head: 9, most: 9 }),
    listChangedLists: (db) => changes.listChangedLists(db, { userId: 'martha', since: 0, head: 9 }),
    listChangedRows: (db) =>
      changes.listChangedRows(db, { userId: 'martha', place: 'lagos', since: 0, head: 9, heard: undefined, most: 9 }),
    noteChange: (db) => [changes.noteChange(db, 'hotlines'), changes.noteChange(db, 'loans', 'martha')],
  },
  'support/calendar-keys.ts': {
    findCalendarKey: (db) => calendarKeys.findCalendarKey(db, 'hawa'),
    findCalendarOwner: (db) => calendarKeys.findCalendarOwner(db, 'h'),
  },
  'support/caseload.ts': {
    listLeftOut: (db) => caseload.listLeftOut(db, 'hawa', NOW, 10),
    listSilentFarmers: (db) => caseload.listSilentFarmers(db, 'hawa', NOW, 10),
    listCropProblems: (db) => caseload.listCropProblems(db, 'hawa', 10),
    listFieldsToWalk: (db) => caseload.listFieldsToWalk(db, 'hawa', 4, 10),
    listCannot: (db) => caseload.listCannot(db, 'hawa', NOW, 10),
  },
  'support/visits.ts': {
    listVisits: (db) => [
      visits.listVisits(db, { agentId: 'hawa', from: TODAY, open: true, limit: 20 }),
      visits.listVisits(db, {
        farmerId: 'martha',
        until: TODAY,
        limit: 20,
        cursor: writeCursor([TODAY, '09:30', 'x']),
      }),
      visits.listVisits(db, { from: TODAY, limit: 20 }),
      visits.listVisits(db, { limit: 20 }),
      visits.listVisits(db, { from: TODAY, limit: 20, open: true }),
    ],
    findVisit: (db) => visits.findVisit(db, 'x'),
    listAgentsOfPhoto: (db) => visits.listAgentsOfPhoto(db, 'x'),
  },
  'support/farmer-records.ts': {
    listFarmerNotes: (db) => [
      farmerRecords.listFarmerNotes(db, { farmerId: 'martha', limit: 20 }),
      farmerRecords.listFarmerNotes(db, { farmerId: 'martha', limit: 20, cursor: FAR }),
    ],
    findFarmerNote: (db) => farmerRecords.findFarmerNote(db, 'x'),
    countSmsOf: (db) => farmerRecords.countSmsOf(db, 'martha'),
  },
  'support/tickets.ts': {
    listTickets: (db) => [
      tickets.listTickets(db, { limit: 20 }),
      tickets.listTickets(db, { limit: 20, senderId: 'martha' }),
    ],
    listStaffTickets: (db) => [
      tickets.listStaffTickets(db, { limit: 20, status: 'open', cursor: FAR }),
      tickets.listStaffTickets(db, { limit: 20, search: 'worms' }),
      tickets.listStaffTickets(db, { limit: 20, assigneeId: 'hawa', sort: 'createdAt' }),
      tickets.listStaffTickets(db, { limit: 20, assigneeId: null, status: 'open' }),
    ],
    findStaffTicket: (db) => tickets.findStaffTicket(db, 'KUU-MARTHA'),
    listKeepersOfPhoto: (db) => tickets.listKeepersOfPhoto(db, 'x'),
    findTicket: (db) => tickets.findTicket(db, 'KUU-MARTHA'),
    listReplies: (db) => tickets.listReplies(db, 'x'),
    countReplies: (db) => tickets.countReplies(db, 'x'),
  },
  'operations/audit.ts': {
    listLastChanges: (db) => audit.listLastChanges(db, 'visits', ['x', 'y']),
    findAuditedRow: (db) => {
      for (const table of AUDITED_TABLES) audit.findAuditedRow(db, table, 'x')
    },
    listAuditEvents: (db) => {
      const meant = { actorIds: ['ruth'], actions: ['admin.crops.change'], tables: ['crops'], rowIds: ['maize'] }
      audit.listAuditEvents(db, { meant: [], limit: 5, cursor: writeCursor([9]) })
      audit.listAuditEvents(db, { meant: [meant], table: 'crops', limit: 5 })
    },
    listRowChanges: (db) => audit.listRowChanges(db, 'crops', 'maize'),
    listRowsNamed: (db) => audit.listRowsNamed(db, 'maize'),
    listAuditedActions: audit.listAuditedActions,
  },
  'market/price-counts.ts': {
    countPrices: priceCounts.countPrices,
    countPricesOf: (db) => priceCounts.countPricesOf(db, { from: TODAY, until: TODAY }),
  },
  'operations/trends.ts': {
    countAnswersOf: (db) => trends.countAnswersOf(db, { from: TODAY, until: NOW }),
    countMessages: (db) => trends.countMessages(db, 'pending', TODAY),
    countCompletions: (db) => trends.countCompletions(db, 10),
  },
  'operations/content-health.ts': {
    listMarketDays: (db) => contentHealth.listMarketDays(db, { today: TODAY, most: 24 }),
    listEndedAlerts: (db) => contentHealth.listEndedAlerts(db, NOW, 5),
    countAdvice: (db) => contentHealth.countAdvice(db, NOW),
    countGrowers: (db) => contentHealth.countGrowers(db, 'maize'),
    listOldestOpen: (db) => contentHealth.listOldestOpen(db, 5),
    countOpenBefore: (db) => contentHealth.countOpenBefore(db, NOW),
    listPhoneless: (db) => contentHealth.listPhoneless(db, 5),
  },
  'operations/palette.ts': {
    findPeople: (db) => WORDS.map((words) => palette.findPeople(db, { words, most: 5 })),
    findTickets: (db) => WORDS.map((words) => palette.findTickets(db, { words, most: 5 })),
    findAdvisories: (db) => WORDS.map((words) => palette.findAdvisories(db, { words, most: 5 })),
  },
  'operations/counts.ts': {
    countPlatform: (db) => counts.countPlatform(db, NOW),
    countForAgent: counts.countForAgent,
    countResponses: (db) => counts.countResponses(db, NOW),
    countCourses: counts.countCourses,
  },
  'learning/courses.ts': {
    listPublishedCourses: courses.listPublishedCourses,
    listAllCourses: courses.listAllCourses,
    listAdminCourses: courses.listAdminCourses,
    findAdminCourse: (db) => courses.findAdminCourse(db, 'open'),
  },
  'learning/unused-course-files.ts': {
    deleteUnusedCourseFiles: (db) => unusedCourseFiles.deleteUnusedCourseFiles(db, NOW),
  },
  'learning/course-files.ts': {
    findCourseFile: (db) => courseFiles.findCourseFile(db, 'x'),
    listCourseFiles: (db) => courseFiles.listCourseFiles(db, ['x', 'y']),
  },
  'learning/course-parts.ts': {
    listCourseTree: (db) => courseParts.listCourseTree(db, 'open'),
    findPlace: (db) => keysOf(COURSE_PARTS).map((kind) => courseParts.findPlace(db, kind, 'x')),
    listPartIds: (db) => keysOf(COURSE_PARTS).map((kind) => courseParts.listPartIds(db, kind, 'x')),
    findOrderIndex: (db) => keysOf(COURSE_PARTS).map((kind) => courseParts.findOrderIndex(db, kind, 'x')),
    setPartOrder: (db) => {
      for (const kind of keysOf(COURSE_PARTS)) courseParts.setPartOrder(db, kind, 'x', ['y'])
    },
    findModule: (db) => courseParts.findModule(db, 'x'),
    findLessonRow: (db) => courseParts.findLessonRow(db, 'x'),
    findQuizRow: (db) => courseParts.findQuizRow(db, 'x'),
    findQuestion: (db) => courseParts.findQuestion(db, 'x'),
  },
  'learning/certificates.ts': {
    findCertificate: (db) => certificates.findCertificate(db, 'KUU-1'),
    findOwnCertificate: (db) => certificates.findOwnCertificate(db, 'martha', 'open'),
  },
  'learning/outlines.ts': {
    findCourse: (db) => outlines.findCourse(db, 'open'),
    listOutline: (db) => outlines.listOutline(db, 'open'),
    findLesson: (db) => outlines.findLesson(db, 'land'),
    findQuiz: (db) => outlines.findQuiz(db, 'check'),
    listQuestions: (db) => outlines.listQuestions(db, 'check'),
    countLessons: (db) => outlines.countLessons(db, ['open', 'draft']),
  },
  'learning/enrollments.ts': {
    findEnrollment: (db) => enrollments.findEnrollment(db, 'martha', 'open'),
    findAttempt: (db) => enrollments.findAttempt(db, 'x'),
    listEnrollments: (db) => enrollments.listEnrollments(db, 'martha'),
    listCompletedLessons: (db) => enrollments.listCompletedLessons(db, 'martha', 'open'),
    listPassedQuizzes: (db) => enrollments.listPassedQuizzes(db, 'martha', 'open'),
    findLessonProgress: (db) => enrollments.findLessonProgress(db, 'martha', 'land'),
    listAttempts: (db) => enrollments.listAttempts(db, 'martha', 'check', { limit: 20, cursor: writeCursor([3]) }),
    nextAttemptNumber: (db) => enrollments.nextAttemptNumber(db, 'martha', 'check'),
  },
  'crops/crop-activities.ts': {
    listCropActivities: (db) => [
      log.listCropActivities(db, { farmerCropId: 'plot', limit: 20 }),
      log.listCropActivities(db, { farmerCropId: 'plot', kind: 'note', limit: 20, cursor: FAR }),
    ],
    findCropActivity: (db) => log.findCropActivity(db, 'worms', 'plot'),
    listCareDone: (db) => log.listCareDone(db, 'martha'),
    findLastCare: (db) => log.findLastCare(db, 'plot', 'weeding'),
    deleteCropActivity: (db) => log.deleteCropActivity(db, 'worms'),
    findCropLine: (db) => log.findCropLine(db, 'worms'),
    listUnseenLines: (db) => log.listUnseenLines(db, { farmerCropId: 'plot', readerId: 'martha', seen: ['worms'], limit: 20 }), // biome-ignore format: one row
    rewordCropActivity: (db) => log.rewordCropActivity(db, 'worms', 'Armyworms'),
  },
  'crops/crops.ts': {
    listCrops: crops.listCrops,
    listCatalogue: crops.listCatalogue,
    findCrop: (db) => crops.findCrop(db, 'maize'),
    listAllCrops: (db) => crops.listAllCrops(db, { search: 'mai', limit: 5, cursor: writeCursor(['Maize', 'x']) }),
    findAdminCrop: (db) => crops.findAdminCrop(db, 'maize'),
    countUsesOfCrop: (db) => crops.countUsesOfCrop(db, 'maize'),
  },
  'crops/farmer-crops.ts': {
    listFarmerCrops: (db) => farmerCrops.listFarmerCrops(db, 'martha'),
    listGrownCropIds: (db) => farmerCrops.listGrownCropIds(db, 'martha'),
    isFarmFull: (db) => farmerCrops.isFarmFull(db, 'martha'),
    findFarmerCrop: (db) => farmerCrops.findFarmerCrop(db, 'plot', 'martha'),
    listRemovedCrops: (db) => farmerCrops.listRemovedCrops(db, 'martha'),
    findPresentOrRemovedCrop: (db) => farmerCrops.findPresentOrRemovedCrop(db, 'plot', 'martha'),
    isFarmerCropId: (db) => farmerCrops.isFarmerCropId(db, 'plot'),
  },
  'people/staff.ts': {
    listStaff: staff.listStaff,
    findStaff: (db) => staff.findStaff(db, 'hawa'),
    listAgents: staff.listAgents,
    findAgent: (db) => staff.findAgent(db, 'hawa'),
  },
  'people/found-people.ts': { listFoundPeople: (db) => found.listFoundPeople(db, 'martha') },
  'people/farmer-list.ts': {
    listFarmers: (db) => [
      ...[undefined, 'martha', 'ma'].flatMap((search) => [
        ...FARMER_SORTS.map((sort) => farmerList.listFarmers(db, 'hawa', { limit: 20, sort, search })),
        farmerList.listFarmers(db, 'hawa', { limit: 20, search, cursor: FAR }),
        farmerList.listFarmers(db, 'hawa', { limit: 20, search, cursor: writeCursor(['own -createdAt', NOW, 'x']) }),
        farmerList.listFarmers(db, 'hawa', {
          limit: 20,
          search,
          sort: 'fullName',
          cursor: writeCursor(['fullName', 'M', 'm']),
        }),
      ]),
      ...NARROWED.map((filter) => farmerList.listFarmers(db, 'hawa', { limit: 20, ...filter })),
    ],
  },
  'people/farmers-called.ts': { listFarmersCalled: (db) => listFarmersCalled(db, 'Martha Kollie') },
  'people/farmers.ts': {
    readFarmer: (db) => farmers.readFarmer(db, 'martha'),
    readFarmerDetail: (db) => farmers.readFarmerDetail(db, 'martha'),
    findFarmersOf: (db) => farmers.findFarmersOf(db, ['martha', 'joseph']),
    findFarmersLike: (db) => farmers.findFarmersLike(db, 'martha kollie'),
    findFarmer: (db) => farmers.findFarmer(db, 'martha'),
  },
  'people/user-counts.ts': {
    countUserRows: (db) => [userCounts.countUserRows(db), userCounts.countUserRows(db, 'farmer')],
    countUsersOf: (db) => [userCounts.countUsersOf(db, {}), userCounts.countUsersOf(db, { state: 'active' })],
    countFarmers: userCounts.countFarmers,
    countFarmersMade: (db) => [
      userCounts.countFarmersMade(db, { from: TODAY, until: TODAY }),
      userCounts.countFarmersMade(db, { until: TODAY }),
    ],
    countSpeakers: userCounts.countSpeakers,
  },
  'people/user-records.ts': {
    listUserRecords: (db) =>
      [undefined, 'martha', 'ma'].flatMap((search) =>
        [{}, { role: 'farmer' }, { state: 'inactive' }, { role: 'farmer', state: 'active' }].flatMap((kind) =>
          USER_SORTS.flatMap((sort) => [
            userRecords.listUserRecords(db, { limit: 20, sort, search, ...(kind as { role?: 'farmer' }) }),
            userRecords.listUserRecords(db, { limit: 20, sort, search, cursor: FAR, ...(kind as { role?: 'farmer' }) }),
          ]),
        ),
      ),
    findUserRecord: (db) => userRecords.findUserRecord(db, 'martha'),
    findUserRecords: (db) => userRecords.findUserRecords(db, ['martha', 'joseph']),
    setUsersActive: (db) => undone(db, () => userRecords.setUsersActive(db, ['martha'], false)),
  },
  'people/password-codes.ts': {
    savePasswordCode: (db) => undone(db, () => passwordCodes.savePasswordCode(db, PASSWORD_CODE)),
    hasPasswordCode: (db) => passwordCodes.hasPasswordCode(db, { userId: 'martha', hash: 'h', now: NOW }),
    spendPasswordCode: (db) => passwordCodes.spendPasswordCode(db, { userId: 'martha', hash: 'h', now: NOW }),
    deletePasswordCode: (db) => passwordCodes.deletePasswordCode(db, 'martha'),
  },
  'operations/health.ts': {
    assertReadable: health.assertReadable,
    bornAt: health.bornAt,
    newestWrite: health.newestWrite,
  },
  'support/documents.ts': {
    listDocuments: (db) => [
      documents.listDocuments(db, { limit: 5, cursor: FAR }),
      documents.listDocuments(db, { limit: 5, category: 'guide' }),
    ],
    findDocument: (db) => documents.findDocument(db, 'x'),
    isDocumentFile: (db) => documents.isDocumentFile(db, 'x'),
  },
  'support/reports.ts': Object.fromEntries(
    Object.entries(agentReports).map(([name, count]) => [
      name,
      (db: Db) =>
        count(db, {
          agentId: 'hawa',
          since: '2026-09-01',
          from: '2026-09-01',
          until: '2026-11-01',
          month: '2026-10-20',
          quarter: '2026-08-20',
          level: 'region',
        }),
    ]),
  ),
  'support/hotlines.ts': { getHotlines: hotlines.getHotlines },
  'sync/idempotent-responses.ts': {
    newestKeyedWrite: idempotentResponses.newestKeyedWrite,
    findIdempotentResponse: (db) => idempotentResponses.findIdempotentResponse(db, { userId: 'martha', key: 'k' }),
  },
  'fields/fields.ts': {
    listFieldsOf: (db) => fields.listFieldsOf(db, 'martha'),
    listRemovedFieldsOf: (db) => fields.listRemovedFieldsOf(db, 'martha'),
    findField: (db) => fields.findField(db, 'x'),
    findPresentOrRemovedField: (db) => fields.findPresentOrRemovedField(db, 'x'),
    countFieldsOf: (db) => fields.countFieldsOf(db, 'martha'),
    listFieldPointsOf: (db) => fields.listFieldPointsOf(db, 'martha'),
    findFieldOfCode: (db) => fields.findFieldOfCode(db, '7KQ4T'),
    findFarmerOfCode: (db) => fields.findFarmerOfCode(db, '7KQ4T'),
    listFieldsIn: (db) => fields.listFieldsIn(db, { west: 0, south: 0, east: 1, north: 1 }),
  },
  'fields/field-records.ts': {
    listMeasurements: (db) => fieldRecords.listMeasurements(db, 'x'),
    findMeasurement: (db) => fieldRecords.findMeasurement(db, 'x'),
    listApplications: (db) => fieldRecords.listApplications(db, 'x'),
    findApplication: (db) => fieldRecords.findApplication(db, 'x'),
    deleteApplication: (db) => fieldRecords.deleteApplication(db, { id: 'x', fieldId: 'y' }),
  },
  'fields/grown-fields.ts': {
    listGrownIn: (db) => grownFields.listGrownIn(db, 'x'),
    listGrownFields: (db) => grownFields.listGrownFields(db, { after: '', most: 20 }),
    listGrownPoints: (db) => grownFields.listGrownPoints(db),
  },
  'fields/unfinished-imports.ts': { listUnfinished: unfinishedImports.listUnfinished },
  'fields/zones.ts': {
    listZones: (db) => zones.listZones(db, 'x'),
    findZone: (db) => zones.findZone(db, 'x'),
    updateZone: (db) => zones.updateZone(db, 'x', { name: 'Dip' }),
    deleteZone: (db) => zones.deleteZone(db, 'x'),
  },
  'fields/drought.ts': {
    findNewestAssessment: (db) => drought.findNewestAssessment(db, 'x'),
    listGauged: (db) => drought.listGauged(db, { fieldId: 'x', from: TODAY, to: TODAY }),
  },
  'fields/listed-fields.ts': {
    chosenFields: (db) => listedFields.chosenFields(db, { search: 'north' }),
    listAllFields: (db) => {
      for (const chosen of [
        {},
        { country: 'LR' },
        ...FIELD_PROBLEMS.flatMap((problem) => [{ problem }, { problem, country: 'LR' }]),
      ])
        for (const search of [undefined, 'martha', 'ma'])
          for (const sort of FIELD_SORTS)
            listedFields.listAllFields(db, { ...chosen, search, sort, limit: 20, cursor: FAR })
    },
    listCardFields: (db) => listedFields.listCardFields(db, { ids: ['x', 'y'] }, 20),
    giveFieldCode: (db) => undone(db, () => listedFields.giveFieldCode(db, 'x', '7KQ4T')),
  },
  'fields/exported-fields.ts': {
    findExportedField: (db) => exportedFields.findExportedField(db, 'x'),
    listExportedFields: (db) =>
      exportedFields.listExportedFields(db, listedFields.chosenFields(db, { country: 'LR' }), '', 20),
  },
  'fields/boundary-cases.ts': {
    listOpenCases: (db) => boundaryCases.listOpenCases(db, { limit: 5, cursor: FAR }),
    findCase: (db) => boundaryCases.findCase(db, 'x'),
    listCasesOfAgent: (db) => boundaryCases.listCasesOfAgent(db, 'hawa', 10),
    listOpenCasesOf: (db) => boundaryCases.listOpenCasesOf(db, 'x'),
    listCasesOf: (db) => boundaryCases.listCasesOf(db, 'x'),
    settleCaseRow: (db) => boundaryCases.settleCaseRow(db, 'x', { note: 'n', settledBy: null, settledAt: NOW }),
  },
  'fields/tracks.ts': { listTracksOf: (db) => tracks.listTracksOf(db, 'x') },
  'support/farmer-contact.ts': { findFarmPoint: (db) => farmerContact.findFarmPoint(db, 'martha') },
  'finance/applicants.ts': { countHarvests: (db) => applicants.countHarvests(db, 'martha') },
  'finance/claims.ts': {
    findClaim: (db) => claims.findClaim(db, 'x'),
    listClaims: (db) => claims.listClaims(db, 'x'),
    listClaimsOfAll: (db) => claims.listClaimsOfAll(db, { limit: 20, statuses: ['submitted'], cursor: FAR }),
    listClaimSteps: (db) => claims.listClaimSteps(db, 'x'),
    listClaimPhotos: (db) => claims.listClaimPhotos(db, 'x'),
    listOwnPhotos: (db) => claims.listOwnPhotos(db, ['x', 'y'], 'martha'),
    listMissedPromises: (db) => claims.listMissedPromises(db, TODAY, 20),
  },
  'finance/admin-products.ts': {
    listAllLoanProducts: (db) => adminProducts.listAllLoanProducts(db, { limit: 20, search: 'seed' }),
    listAllInsuranceProducts: (db) => adminProducts.listAllInsuranceProducts(db, { limit: 20, search: 'rain' }),
    findAnyLoanProduct: (db) => adminProducts.findAnyLoanProduct(db, 'seed'),
    findAnyInsuranceProduct: (db) => adminProducts.findAnyInsuranceProduct(db, 'rain'),
  },
  'finance/portfolio.ts': {
    sumPortfolioBy: (db) => PORTFOLIO_GROUPS.map((by) => portfolio.sumPortfolioBy(db, by, 'region', TODAY)),
    listPortfolioLoans: (db) => [
      ...FIGURES.map((figure) =>
        portfolio.listPortfolioLoans(db, { figure, currency: 'NGN', key: '', limit: 20 }, TODAY),
      ),
      ...PORTFOLIO_GROUPS.map(
        (by) =>
        portfolio.listPortfolioLoans(db, { figure: 'risk30', currency: 'NGN', by, key: 'x', limit: 20, cursor: writeCursor([9, 'x']) }, TODAY), // biome-ignore format: one question
      ),
    ],
  },
  'finance/journal.ts': {
    listJournal: (db) => [
      journal.listJournal(db, { from: TODAY, before: TODAY, limit: 20 }),
      journal.listJournal(db, { from: TODAY, before: TODAY, limit: 20, cursor: writeCursor([9, 1]) }),
    ],
  },
  'finance/ledger.ts': {
    findBalance: (db) => ledger.findBalance(db, { id: 'wallet x' }),
    listEntries: (db) => ledger.listEntries(db, 1),
    findMovement: (db) => ledger.findMovement(db, 1),
    findReversal: (db) => ledger.findReversal(db, 1),
    findMovementOf: (db) => ledger.findMovementOf(db, 'x'),
    listLines: (db) => [
      ledger.listLines(db, 'wallet x', { limit: 20 }),
      ledger.listLines(db, 'wallet x', { limit: 20, cursor: writeCursor([9, 1]) }),
    ],
    listLinesBetween: (db) => ledger.listLinesBetween(db, 'wallet x', { from: NOW, before: NOW }),
    sumBefore: (db) => ledger.sumBefore(db, 'wallet x', NOW),
    newestMovement: (db) => ledger.newestMovement(db),
    listUnbalanced: (db) => ledger.listUnbalanced(db, 0, 100),
    listSums: (db) => ledger.listSums(db, '', 100),
  },
  'finance/decisions.ts': {
    findDecision: (db) => decisions.findDecision(db, 'x'),
    listOpenDecisions: (db) => decisions.listOpenDecisions(db, 'x'),
    listDecisions: (db) => [
      decisions.listDecisions(db, { limit: 20, isOpen: true, cursor: FAR }),
      decisions.listDecisions(db, { limit: 20, isOpen: false, cursor: FAR }),
    ],
    endDecision: (db) => decisions.endDecision(db, 'x', { status: 'declined' }),
    endOpenDecisions: (db) => decisions.endOpenDecisions(db, 'x', ['limit'], { status: 'overtaken' }),
    limitId: () => decisions.limitId(null, 'NGN'),
    findLimit: (db) => decisions.findLimit(db, null, 'NGN'),
    listLimits: (db) => decisions.listLimits(db),
    countOtherAdministrators: (db) => decisions.countOtherAdministrators(db, 'ruth'),
  },
  'finance/loan-changes.ts': {
    listLoanChanges: (db) => loanChanges.listLoanChanges(db, 'asked'),
    hasPenalty: (db) => loanChanges.hasPenalty(db, 'asked', TODAY),
  },
  'finance/loan-payments.ts': { listLoanPayments: (db) => loanPayments.listLoanPayments(db, 'asked') },
  'finance/payment-queries.ts': {
    listReceivedQueries: (db) => paymentQueries.listReceivedQueries(db, 'x'),
    findPaymentQuery: (db) => paymentQueries.findPaymentQuery(db, 'x'),
    listPaymentQueries: (db) => paymentQueries.listPaymentQueries(db, 'x'),
  },
  'finance/payments.ts': {
    findPayment: (db) => payments.findPayment(db, 'x'),
    findPaymentByGatewayId: (db) => payments.findPaymentByGatewayId(db, 'mpesa', 'x'),
    findPaymentByReference: (db) => payments.findPaymentByReference(db, 'x'),
    findPaymentByReceipt: (db) => payments.findPaymentByReceipt(db, 'mpesa', 'x'),
    findPaymentOfTransaction: (db) => payments.findPaymentOfTransaction(db, 'x'),
    findPaymentOfAll: (db) => payments.findPaymentOfAll(db, 'x'),
    findFollowingPayment: (db) => payments.findFollowingPayment(db, 'x'),
    findOpenPaymentOf: (db) => payments.findOpenPaymentOf(db, 'x'),
    findLastCallback: (db) => payments.findLastCallback(db, 'x'),
    sumOpenPayments: (db) => payments.sumOpenPayments(db, 'x', 'course', 'martha'),
    listSentBefore: (db) => payments.listSentBefore(db, { subjectId: 'x', purpose: 'claim', createdAt: NOW }),
    countOpenPayments: (db) => payments.countOpenPayments(db),
    listDuePayments: (db) => payments.listDuePayments(db, NOW, 20),
    listStalePayments: (db) => payments.listStalePayments(db, NOW, 20),
    listUnnamedMessages: (db) => payments.listUnnamedMessages(db, 50),
    hasPaymentFor: (db) => payments.hasPaymentFor(db, 'x', 'refund', 'succeeded'),
    hasOwedPayment: (db) => payments.hasOwedPayment(db, 'x', 'disbursement'),
    listPaymentMessages: (db) => payments.listPaymentMessages(db, 'x'),
    listPaymentsOfAll: (db) => [
      payments.listPaymentsOfAll(db, { limit: 20 }),
      payments.listPaymentsOfAll(db, { limit: 20, status: 'unknown', cursor: FAR }),
      payments.listPaymentsOfAll(db, { limit: 20, isConcerning: true, cursor: FAR }),
      payments.listPaymentsOfAll(db, { limit: 20, isByHand: true, cursor: FAR }),
      payments.listPaymentsOfAll(db, { limit: 20, isOwed: true, cursor: FAR }),
      payments.listPaymentsOfAll(db, { limit: 20, subjectId: 'x', cursor: FAR }),
    ],
  },
  'finance/received-payments.ts': {
    findReceived: (db) => receivedPayments.findReceived(db, 'x'),
    findReceivedByReceipt: (db) => receivedPayments.findReceivedByReceipt(db, 'mpesa', 'LGR7'),
    listDueReceived: (db) => receivedPayments.listDueReceived(db, NOW, 16),
    listReceived: (db) => [
      receivedPayments.listReceived(db, { limit: 20 }),
      receivedPayments.listReceived(db, { limit: 20, status: 'unclaimed', cursor: FAR }),
    ],
    findShownReceived: (db) => receivedPayments.findShownReceived(db, 'x'),
    listPushesByCode: (db) => receivedPayments.listPushesByCode(db, 'mpesa', '7F3K', NOW),
    listAccountsLike: (db) => receivedPayments.listAccountsLike(db, { from: '+25470', to: '+25470:', end: '149', currency: 'KES' }), // biome-ignore format: one row
    findPayNumber: (db) => receivedPayments.findPayNumber(db, '12345678'),
    findPayNumberOf: (db) => [
      receivedPayments.findPayNumberOf(db, { loanId: 'x' }),
      receivedPayments.findPayNumberOf(db, { accountId: 'x' }),
    ],
  },
  'finance/payouts-by-hand.ts': {
    listPayoutsByHand: (db) => [
      payoutsByHand.listPayoutsByHand(db, 'hawa', { limit: 20, isOpen: true }),
      payoutsByHand.listPayoutsByHand(db, 'hawa', { limit: 20, isOpen: false, cursor: FAR }),
    ],
    findPayoutByHand: (db) => payoutsByHand.findPayoutByHand(db, 'hawa', 'x'),
  },
  'finance/policies.ts': {
    listPolicies: (db) => [
      policies.listPolicies(db, { userId: 'martha', limit: 20 }),
      policies.listPolicies(db, { userId: 'martha', limit: 20, cursor: FAR }),
    ],
    listPoliciesOfAll: (db) => policies.listPoliciesOfAll(db, { limit: 20, statuses: ['applied'], cursor: FAR }),
    findPolicy: (db) => policies.findPolicy(db, 'x'),
    findPolicyByNumber: (db) => policies.findPolicyByNumber(db, 'x'),
    listRenewals: (db) => policies.listRenewals(db, 'x'),
    countPolicies: (db) => policies.countPolicies(db, 'martha'),
    findPolicyOfAccount: (db) => policies.findPolicyOfAccount(db, 'x'),
    listEndingPolicies: (db) => policies.listEndingPolicies(db, { before: TODAY, after: '', most: 20 }),
    listSeasonsOver: (db) => policies.listSeasonsOver(db, { before: TODAY, after: '', most: 20 }),
    listIndexesOfPolicies: policies.listIndexesOfPolicies,
    listPremiumsDue: (db) => policies.listPremiumsDue(db, { before: TODAY, after: '', most: 20 }),
  },
  'finance/transactions.ts': {
    findReturned: (db) => transactions.findReturned(db, { accountId: 'x', createdAt: NOW, amount: 1 }),
    findTransaction: (db) => transactions.findTransaction(db, 'x'),
    listTransactions: (db) => [
      transactions.listTransactions(db, { userId: 'martha', limit: 20 }),
      transactions.listTransactions(db, { userId: 'martha', limit: 20, cursor: FAR, accountId: 'x', search: 'seed' }),
    ],
    sumTransactions: (db) => transactions.sumTransactions(db, { userId: 'martha', from: NOW, before: NOW }),
    sumPendingDebits: (db) => transactions.sumPendingDebits(db, 'x'),
  },
  'finance/loans.ts': {
    listLoans: (db) => [
      loans.listLoans(db, { userId: 'martha', limit: 20 }),
      loans.listLoans(db, { userId: 'martha', limit: 20, cursor: FAR }),
    ],
    countUndecided: (db) => loans.countUndecided(db, 'martha'),
    listLoansOfAll: (db) => [
      ...LOAN_SORTS.map((sort) => loans.listLoansOfAll(db, { limit: 20, sort })),
      loans.listLoansOfAll(db, { limit: 20, status: 'applied', cursor: FAR }),
      loans.listLoansOfAll(db, { limit: 20, status: 'applied', search: 'martha' }),
      loans.listLoansOfAll(db, { limit: 20, search: 'ma', sort: 'principalAmount' }),
    ],
    findLoan: (db) => loans.findLoan(db, 'asked'),
    updateLoan: (db) => loans.updateLoan(db, { id: 'asked', userId: 'martha' }, { status: 'rejected' }),
    sumOwed: (db) => loans.sumOwed(db, 'martha'),
    listLoansDue: (db) => loans.listLoansDue(db, { status: 'active', from: TODAY, until: TODAY, after: '', most: 20 }),
    listHarvestLoans: (db) => loans.listHarvestLoans(db, '', 20),
    findLoanOfAccount: (db) => loans.findLoanOfAccount(db, 'x'),
    countLoansByStatus: (db) => loans.countLoansByStatus(db, 'martha'),
  },
  'people/login-failures.ts': {
    failuresSince: (db) => loginFailures.failuresSince(db, 'who', NOW),
    deleteFailures: (db) => loginFailures.deleteFailures(db, [1, 2, 3]),
    deleteFailuresOf: (db) => loginFailures.deleteFailuresOf(db, 'who'),
    deleteFailuresOutside: (db) => loginFailures.deleteFailuresOutside(db, NOW, NOW),
  },
  'market/markets.ts': { listMarkets: (db) => markets.listMarkets(db) },
  'market/market-prices.ts': {
    listLatestPrices: prices.listLatestPrices,
    listLatestPricesOf: (db) => prices.listLatestPricesOf(db, 'maize'),
    listLatestPricesIn: (db) => prices.listLatestPricesIn(db, [pair]),
    isPricedMarket: (db) => prices.isPricedMarket(db, 'nowhere'),
    findNewestPrice: (db) => prices.findNewestPrice(db, pair),
  },
  'messaging/notifications.ts': {
    listNotifications: (db) => [
      notifications.listNotifications(db, { userId: 'martha', limit: 100 }),
      notifications.listNotifications(db, { userId: 'martha', limit: 100, cursor: FAR }),
    ],
    countUnread: (db) => notifications.countUnread(db, 'martha'),
    markRead: (db) => notifications.markRead(db, 'martha', 'welcome'),
    markAllRead: (db) => notifications.markAllRead(db, 'martha', NOW),
    markUnread: (db) => notifications.markUnread(db, 'martha', ['welcome', 'news']),
    deleteUnreadNotice: (db) =>
      notifications.deleteUnreadNotice(db, 'martha', { kind: 'requestClosed', link: '/tickets/KUU-MARTHA' }),
    deleteNotification: (db) => notifications.deleteNotification(db, 'martha', 'welcome'),
    notifyBatch: (db) =>
      AUDIENCES.map((audience) => notifications.notifyBatch(db, audience, stretch, rowOf(notice), NOW)),
    textStretch: (db) =>
      AUDIENCES.map((audience) =>
        notifications.textStretch(
          db,
          audience,
          stretch,
          { english: 'Rain', swahili: 'Mvua' },
          { type: 'weather', isUrgent: true, createdAt: NOW },
        ),
      ),
  },
  'messaging/audience.ts': {
    concerned: () => undefined,
    wants: () => undefined,
    findStretch: (db) => AUDIENCES.map((audience) => audiences.findStretch(db, audience, '', 9)),
    countConcerned: (db) => AUDIENCES.map((audience) => audiences.countConcerned(db, audience, stretch)),
    countReached: (db) => AUDIENCES.map((audience) => audiences.countReached(db, audience, stretch)),
    countCropsOf: (db) => AUDIENCES.map((audience) => audiences.countCropsOf(db, audience, stretch)),
  },
  'messaging/inbox.ts': {
    listWaiting: (db) => inbox.listWaiting(db, { limit: 5, cursor: FAR }),
    findInboxMessage: (db) => inbox.findInboxMessage(db, 'x'),
    markHandledThrough: (db) =>
      undone(db, () => inbox.markHandledThrough(db, { id: 'x', phone: 'x', createdAt: NOW }, { handledBy: 'hawa', handledAt: NOW, keyword: null })), // biome-ignore format: one call
    listConversation: (db) => inbox.listConversation(db, { userId: 'martha', limit: 5, cursor: FAR }),
    putTaughtWord: (db) =>
      undone(db, () => inbox.putTaughtWord(db, { word: 'makai', meaning: 'crop', value: 'maize', createdAt: NOW })),
  },
  'messaging/phone-lines.ts': {
    listPhoneLines: (db) => phoneLines.listPhoneLines(db, '+231770000001', 30),
  },
  'messaging/menu.ts': {
    listTaughtWords: (db) => menu.listTaughtWords(db),
    listPricedMarkets: (db) => menu.listPricedMarkets(db),
    findAdviceOn: (db) => menu.findAdviceOn(db, 'maize', 'english'),
    findAdviceForAll: (db) => menu.findAdviceForAll(db, 'english'),
  },
  'messaging/phone-languages.ts': {
    findPhoneLanguage: (db) => phoneLanguages.findPhoneLanguage(db, '+231770000001'),
    choosePhoneLanguage: (db) => phoneLanguages.choosePhoneLanguage(db, { phone: '+231770000001', language: 'swahili', at: NOW }), // biome-ignore format: one row
    notePhoneAsked: (db) => phoneLanguages.notePhoneAsked(db, '+231770000001', NOW),
    wroteBetween: (db) => phoneLanguages.wroteBetween(db, '+231770000001', NOW),
  },
  'messaging/received.ts': {
    findReceivedAt: (db) => received.findReceivedAt(db, 'log', 'x'),
    setReceivedStatus: (db) => received.setReceivedStatus(db, 'x', { status: 'waiting', keyword: null }),
    findToldWriter: (db) => received.findToldWriter(db, '+231770000001', '2026-11-22T08:00:00.000Z'),
    findUntoldQuestion: (db) => received.findUntoldQuestion(db, '+231770000001', '2026-11-22T08:00:00.000Z'),
    countReceivedFrom: (db) => received.countReceivedFrom(db, '+231770000001', '2026-11-22T08:00:00.000Z'),
    countAnswersTo: (db) => received.countAnswersTo(db, '+231770000001', '2026-11-22T08:00:00.000Z'),
    wasToldToWait: (db) => received.wasToldToWait(db, '+231770000001', '2026-11-22T08:00:00.000Z'),
    findMessageTo: (db) => received.findMessageTo(db, { phone: '+231770000001', userId: 'x' }, 1),
    forgetPhone: (db) => received.forgetPhone(db, '+231770000001'),
    failWaitingSms: (db) => received.failWaitingSms(db, '+231770000001'),
  },
  'messaging/ussd.ts': {
    findUssdSession: (db) => ussd.findUssdSession(db, 'x'),
    findServiceCode: (db) => ussd.findServiceCode(db),
  },
  'people/phones.ts': {
    listFarmersAt: (db) => phones.listFarmersAt(db, '+231770000001'),
    listFarmersNaming: (db) => phones.listFarmersNaming(db, '+231770000001'),
  },
  'operations/trusted-clock.ts': {
    findTrustedMoment: (db) => trustedClock.findTrustedMoment(db),
  },
  'people/proved-phones.ts': {
    findProof: (db) => provedPhones.findProof(db, 'x', '+231770000001'),
    hasProved: (db) => provedPhones.hasProved(db, 'x', '+231770000001'),
    hasProvedBefore: (db) => provedPhones.hasProvedBefore(db, { userId: 'x', phone: '+231770000001' }, NOW),
    deleteProvedPhone: (db) => provedPhones.deleteProvedPhone(db, 'x', '+231770000001'),
    listProvedPhones: (db) => provedPhones.listProvedPhones(db, 'x'),
    isProvedByOther: (db) => provedPhones.isProvedByOther(db, 'x', '+231770000001'),
    findProvedUsers: (db) => provedPhones.findProvedUsers(db, ['+231770000001']),
  },
  'people/phone-changes.ts': {
    findOpenChange: (db) => phoneChanges.findOpenChange(db, 'x', NOW),
    findChangeFrom: (db) => phoneChanges.findChangeFrom(db, '+231770000001', NOW),
    wasObjectedTo: (db) => phoneChanges.wasObjectedTo(db, 'x', '+231770000001'),
    listGivenUpPhones: (db) => phoneChanges.listGivenUpPhones(db, 'x'),
    endChanges: (db) => phoneChanges.endChanges(db, { userId: 'x', oldPhone: '+231770000001' }, { undoneAt: NOW }),
  },
  'people/phone-codes.ts': {
    listOpenCodes: (db) => phoneCodes.listOpenCodes(db, { userId: 'x', phone: '+231770000001', now: NOW }),
    listCodesToDial: (db) => phoneCodes.listCodesToDial(db, '+231770000001', NOW),
    countTry: (db) => phoneCodes.countTry(db, 'x'),
    closeCodes: (db) => phoneCodes.closeCodes(db, { userId: 'x', phone: '+231770000001', way: 'sms' }),
    countCodesOf: (db) => phoneCodes.countCodesOf(db, 'x', NOW),
    countCodesTo: (db) => phoneCodes.countCodesTo(db, '+231770000001', NOW),
  },
  'messaging/sms-dispatch.ts': {
    countWaitingSms: (db) => smsDispatch.countWaitingSms(db),
    listDueSms: (db) => smsDispatch.listDueSms(db, '2026-11-22T08:00:00.000Z', 64),
    claimSms: (db) =>
      smsDispatch.claimSms(db, { id: 'x', phone: '+231770000001', gateway: 'log', until: '2026-11-22T08:00:00.000Z' }),
    markSmsSent: (db) =>
      smsDispatch.markSmsSent(db, 'x', { sentAt: '2026-11-22T08:00:00.000Z', gateway: 'log', gatewayId: 'x' }),
    markSmsFailed: (db) => smsDispatch.markSmsFailed(db, 'x', 'why'),
    postponeSms: (db) => smsDispatch.postponeSms(db, 'x', '2026-11-22T08:00:00.000Z', 'why'),
    requeueSms: (db) => smsDispatch.requeueSms(db, 'x', '2026-11-22T08:00:00.000Z'),
    countSmsTo: (db) => smsDispatch.countSmsTo(db, '+231770000001', '2026-11-22T08:00:00.000Z'),
    countSmsSince: (db) => smsDispatch.countSmsSince(db, '2026-11-22T08:00:00.000Z'),
    findSmsAt: (db) => smsDispatch.findSmsAt(db, 'log', 'x'),
    saveDelivery: (db) =>
      smsDispatch.saveDelivery(db, 'x', { status: 'delivered', reason: null, at: '2026-11-22T08:00:00.000Z' }),
    takeEarlyReport: (db) => smsDispatch.takeEarlyReport(db, 'log', 'x'),
    keepEarlyReport: (db) =>
      smsDispatch.keepEarlyReport(db, { gateway: 'log', gatewayId: 'x', status: 'failed', reason: null }),
    stopPhone: (db) => smsDispatch.stopPhone(db, '+231770000009', '2026-11-22T08:00:00.000Z'),
    isStopped: (db) => smsDispatch.isStopped(db, '+231770000001'),
  },
  'messaging/sms-group.ts': {
    listGroup: (db) =>
      [{ farmerIds: ['martha'] }, { isMine: true }, { cropId: 'maize' }, { place: 'Lagos, Nigeria' }].map((filter) =>
        smsGroup.listGroup(db, { cropId: null, place: null, isMine: false, ...filter }, 'hawa', 2001),
      ),
    insertGroupSms: (db) => smsGroup.insertGroupSms(db, []),
  },
  'messaging/sms.ts': {
    findSms: (db) => sms.findSms(db, 'x'),
    findShownSms: (db) => sms.findShownSms(db, 'x'),
    listSms: (db) => [sms.listSms(db, { limit: 5, cursor: FAR }), sms.listSms(db, { status: 'pending', limit: 5 })],
    listSmsOf: (db) => sms.listSmsOf(db, { userId: 'martha', limit: 5, cursor: FAR }),
  },
  'messaging/dispatches.ts': { listDispatches: (db) => dispatches.listDispatches(db, 'scout') },
  'people/personal-data.ts': {
    listPersonalData: (db) => personalData.listPersonalData(db, 'martha'),
    listPhotosOf: (db) => personalData.listPhotosOf(db, 'martha'),
  },
  'people/waiting-farmers.ts': {
    listWaitingFarmers: (db) => waitingFarmers.listWaitingFarmers(db, ['martha'], 10),
    isWaitingFarmer: (db) => waitingFarmers.isWaitingFarmer(db, 'martha'),
  },
  'people/erase-person.ts': { erasePerson: (db) => erasing.erasePerson(db, 'martha') },
  'people/unmatched-callbacks.ts': {
    listCallbacksHolding: (db) => unmatchedCallbacks.listCallbacksHolding(db, ['+231770000001']),
    listNumbersPaidFrom: (db) => unmatchedCallbacks.listNumbersPaidFrom(db, 'martha'),
  },
  'people/traces.ts': {
    withoutTraces: (db) => traces.withoutTraces(db, () => undefined),
    blotPaymentMessages: (db) =>
      traces.blotPaymentMessages(db, 'martha', { numbers: [], names: [] }, ['+231770000001']),
    forgetOwnGroups: (db) => traces.forgetOwnGroups(db, 'martha'),
    forgetAmongOthers: (db) =>
      traces.forgetAmongOthers(db, { userId: 'martha', names: ['Martha Kollie'], subjects: ['martha'] }),
  },
  'operations/installation.ts': { findMode: installation.findMode },
  'operations/job-runs.ts': {
    saveGatewayRun: (db) => jobRuns.saveGatewayRun(db, 'push', NOW, null),
    listJobRuns: jobRuns.listJobRuns,
    findJobRun: (db) => jobRuns.findJobRun(db, 'backup'),
    closeJobsCutShort: (db) => jobRuns.closeJobsCutShort(db, NOW),
  },
  'crops/photos.ts': {
    countPhotos: (db) => photos.countPhotos(db, 'martha'),
    findPhoto: (db) => photos.findPhoto(db, 'x'),
    isPhotoOfLog: (db) => photos.isPhotoOfLog(db, 'x'),
    deleteUnseenPhotos: (db) => photos.deleteUnseenPhotos(db, NOW, 500),
  },
  'messaging/preferences.ts': { getPreferences: (db) => preferences.getPreferences(db, 'martha') },
  'market/price-alerts.ts': {
    listPriceAlerts: (db) => alerts.listPriceAlerts(db, 'martha'),
    listAlertsOn: (db) => alerts.listAlertsOn(db, { ...pair, after: 0, most: 9 }),
    removeSameAlert: (db) => alerts.removeSameAlert(db, { ...pair, userId: 'martha', direction: 'above' }),
  },
  'market/price-histories.ts': {
    recentPrices: (db) => histories.recentPrices(db, [pair]),
    listPriceHistory: (db) => histories.listPriceHistory(db, { ...pair, from: '2025-11-21' }),
  },
  'finance/products.ts': {
    listLoanProducts: products.listLoanProducts,
    findLoanProduct: (db) => products.findLoanProduct(db, 'seed'),
    listInsuranceProducts: products.listInsuranceProducts,
    listIndexesOnOffer: products.listIndexesOnOffer,
    findInsuranceProduct: (db) => products.findInsuranceProduct(db, 'rain'),
  },
  'messaging/push-keys.ts': {
    findPushKeys: pushKeys.findPushKeys,
    findOrKeepPushKeys: (db) =>
      pushKeys.findOrKeepPushKeys(db, () => ({ publicKey: 'p', privateKey: 'q' }), new Date(NOW)),
  },
  'messaging/push-subscriptions.ts': {
    listPushesSince: (db) => push.listPushesSince(db, NOW),
    listPushTargets: (db) => push.listPushTargets(db, 'martha'),
    findPush: (db) => push.findPush(db, 'welcome', 'x'),
    dropOldSubscriptions: (db) => push.dropOldSubscriptions(db, 'martha', 'x', 5),
    removePushSubscription: (db) => push.removePushSubscription(db, 'martha', 'x'),
    removePushSubscriptionsOf: (db) => push.removePushSubscriptionsOf(db, 'martha'),
  },
  'people/profiles.ts': { countProfile: (db) => profiles.countProfile(db, 'martha') },
  'people/second-factors.ts': {
    findTotp: (db) => secondFactors.findTotp(db, 'ruth'),
    confirmTotp: (db) => secondFactors.confirmTotp(db, 'ruth', NOW),
    spendStep: (db) => secondFactors.spendStep(db, 'ruth', 1),
    deleteSecondFactor: (db) => secondFactors.deleteSecondFactor(db, 'ruth'),
    replaceRecoveryCodes: (db) => secondFactors.replaceRecoveryCodes(db, 'ruth', ['x']),
    spendRecoveryCode: (db) => secondFactors.spendRecoveryCode(db, 'ruth', 'x', NOW),
    countRecoveryCodes: (db) => secondFactors.countRecoveryCodes(db, 'ruth'),
    countSecondFactors: (db) => secondFactors.countSecondFactors(db, 'admin'),
  },
  'people/sessions.ts': {
    findSession: (db) => sessions.findSession(db, 'x'),
    listSessionsOf: (db) => sessions.listSessionsOf(db, 'martha'),
    listLiveSessionsOf: (db) => sessions.listLiveSessionsOf(db, 'martha', NOW),
    deleteSessionOf: (db) => sessions.deleteSessionOf(db, 'martha', 'x'),
    extendSession: (db) => sessions.extendSession(db, 'x', NOW, 90),
    touchSession: (db) => sessions.touchSession(db, 'x', NOW),
    deleteSessionsOf: (db) => sessions.deleteSessionsOf(db, 'martha'),
    deleteSessionsBefore: (db) => sessions.deleteSessionsBefore(db, NOW),
  },
  'operations/retention.ts': {
    reapArchive: (db) => retention.reapArchive(db, NOW),
    reapRemovedCrops: (db) => retention.reapRemovedCrops(db, NOW),
    reapSessions: (db) => retention.reapSessions(db, NOW),
    reapIdempotentResponses: (db) => retention.reapIdempotentResponses(db, NOW),
    reapNotifications: (db) => retention.reapNotifications(db, NOW),
    reapPhoneCodes: (db) => retention.reapPhoneCodes(db, NOW),
    reapLoginFailures: (db) => retention.reapLoginFailures(db, NOW),
    reapReceivedMessages: (db) => retention.reapReceivedMessages(db, NOW),
    reapVisitorRequests: (db) => retention.reapVisitorRequests(db, NOW),
    reapEarlyReports: (db) => retention.reapEarlyReports(db, NOW),
    reapUssdSessions: (db) => retention.reapUssdSessions(db, NOW),
    shrinkIdempotentResponses: (db) => retention.shrinkIdempotentResponses(db, NOW),
  },
  'learning/reports.ts': {
    countChoices: (db) => reports.countChoices(db, 'open'),
    countLearners: (db) => LEARNER_STATES.map((state) => reports.countLearners(db, 'open', state, NOW)),
    listLearners: (db) => {
      reports.listLearners(db, { courseId: 'open', stoppedBefore: NOW, limit: 5, cursor: FAR })
      reports.listLearners(db, { courseId: 'open', state: 'stopped', stoppedBefore: NOW, limit: 5 })
    },
    listRemindable: (db) =>
      reports.listRemindable(db, { courseId: 'open', learnerIds: ['martha', 'joseph'], remindedSince: NOW }),
  },
  'market/imported-prices.ts': {
    listImportedCropNames: importedPrices.listImportedCropNames,
    saveImportedCropName: (db) =>
      undone(db, () =>
        importedPrices.saveImportedCropName(db, { name: 'maize (white)', cropId: 'maize', updatedAt: NOW }),
      ),
    listPricesOfSeries: (db) => importedPrices.listPricesOfSeries(db, series),
    findSourceOfSeries: (db) => importedPrices.findSourceOfSeries(db, series),
    findNewestDay: (db) => importedPrices.findNewestDay(db, series),
    insertImportedPrice: (db) =>
      undone(db, () => importedPrices.insertImportedPrice(db, { ...series, ...imported, date: TODAY, createdAt: NOW })),
    updateImportedPrice: (db) => importedPrices.updateImportedPrice(db, { ...imported, before: 1 }),
  },
  'market/admin-prices.ts': {
    listAllPrices: (db) => {
      const cursor = writeCursor([TODAY, NOW, 'x'])
      adminPrices.listAllPrices(db, { meant: [], limit: 5, cursor })
      for (const sort of ADMIN_SORTS.marketPrice.sorts) adminPrices.listAllPrices(db, { meant: [], sort, limit: 5 })
      adminPrices.listAllPrices(db, { meant: [{ cropIds: ['maize'], markets: ['Lagos'] }], limit: 5 })
    },
    listPricedMarkets: (db) => adminPrices.listPricedMarkets(db),
    findAdminPrice: (db) => adminPrices.findAdminPrice(db, 'x'),
  },
  'market/held-prices.ts': {
    findPriceBefore: (db) =>
      heldPrices.findPriceBefore(db, { cropId: 'maize', market: 'Lagos', currency: 'NGN' }, TODAY, null),
    findHeldPrice: (db) => heldPrices.findHeldPrice(db, 'x'),
    listHeldPrices: (db) => heldPrices.listHeldPrices(db, 5),
    deleteHeldOf: (db) => heldPrices.deleteHeldOf(db, 'x'),
  },
  'operations/archive.ts': {
    archiveRecord: (db) => undone(db, () => archive.archiveRecord(db, COURSE)),
    restoreArchived: (db) =>
      undone(db, () => {
        const { id } = archive.archiveRecord(db, COURSE)!
        archive.restoreArchived(db, id)
      }),
    countDependents: (db) => archive.countDependents(db, 'courses', 'open'),
    findArchived: (db) => archive.findArchived(db, 'x'),
    listArchive: (db) => archive.listArchive(db, { limit: 5, cursor: FAR }),
  },
  'operations/settings.ts': { findSetting: (db) => settings.findSetting(db, 'weather.thresholds', z.unknown()) },
  'operations/translations.ts': {
    listTranslations: (db) => translations.listTranslations(db, 'sw'),
    findTranslation: (db) => translations.findTranslation(db, { language: 'sw', key: 'x' }),
    putTranslation: (db) =>
      undone(db, () =>
        translations.putTranslation(db, { language: 'sw', key: 'x', text: 'X', english: 'x', updatedAt: NOW }),
      ),
    deleteTranslation: (db) => translations.deleteTranslation(db, { language: 'sw', key: 'x' }),
    editionOf: (db) => translations.editionOf(db, 'sw'),
  },
  'finance/waiting.ts': { countMoneyWaiting: (db) => waiting.countMoneyWaiting(db, '2026-11-21') },
  'finance/settlement.ts': { isSettled: (db) => settlement.isSettled(db, 'martha') },
  'crops/spared-photos.ts': { listSpared: sparedPhotos.listSpared },
  'messaging/broadcasts.ts': {
    listBroadcasts: broadcasts.listBroadcasts,
    saveBroadcasts: (db) => broadcasts.saveBroadcasts(db, [], NOW),
  },
  'market/transport-costs.ts': { listTransportCosts: (db) => transport.listTransportCosts(db, 'martha') },
  'people/users.ts': {
    findUserByUsername: (db) => users.findUserByUsername(db, 'Martha'),
    findUser: (db) => users.findUser(db, 'martha'),
    findPassword: (db) => users.findPassword(db, 'martha'),
    hasUsername: (db) => users.hasUsername(db, 'martha'),
    eachPhone: (db) => [...users.eachPhone(db)],
    countActiveAdministrators: users.countActiveAdministrators,
  },
  'weather/weather-alerts.ts': {
    listAllAlerts: (db) => {
      weatherAlerts.listAllAlerts(db, { search: 'rain', limit: 5, cursor: FAR })
      for (const sort of ADMIN_SORTS.weatherAlert.sorts) weatherAlerts.listAllAlerts(db, { sort, limit: 5 })
    },
    listDueAlerts: (db) => weatherAlerts.listDueAlerts(db, NOW),
    findAlert: (db) => weatherAlerts.findAlert(db, 'x'),
    listCurrentAlerts: (db) => weatherAlerts.listCurrentAlerts(db, NOW),
    listForecastAlerts: (db) => weatherAlerts.listForecastAlerts(db, 'Lagos, Nigeria', TODAY),
  },
  'weather/rain-days.ts': {
    listRainDays: (db) => rainRecord.listRainDays(db, { cell: '6.62,3.51', from: TODAY, to: TODAY }),
  },
  'weather/weather-forecasts.ts': {
    listForecasts: (db) => forecasts.listForecasts(db, { location: 'x', from: TODAY, since: NOW, most: 7 }),
    listFollowedPlaces: (db) => forecasts.listFollowedPlaces(db),
    lastFetched: forecasts.lastFetched,
    removeOldForecasts: (db) => forecasts.removeOldForecasts(db, { day: TODAY, fetched: NOW }),
  },
}
