import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '#db/schema/index.ts'

/** Rows of a table, and the column that says whose they are. */
export type OfUser = readonly [table: SQLiteTable, owner: SQLiteColumn]

/** What belongs to a user alone: it is exported, and deleted with the account. */
export const OWN = {
  crops: [schema.farmerCrops, schema.farmerCrops.farmerId],
  fields: [schema.fields, schema.fields.farmerId],
  photos: [schema.photos, schema.photos.ownerId],
  notifications: [schema.notifications, schema.notifications.userId],
  requestsForHelp: [schema.contactRequests, schema.contactRequests.senderId],
  photosOfRequests: [schema.requestPhotos, schema.requestPhotos.farmerId],
  textMessages: [schema.smsMessages, schema.smsMessages.userId],
  receivedMessages: [schema.receivedMessages, schema.receivedMessages.userId],
  visits: [schema.visits, schema.visits.farmerId],
  agentNotes: [schema.farmerNotes, schema.farmerNotes.farmerId],
  agentRecord: [schema.farmerRecords, schema.farmerRecords.farmerId],
  bookmarks: [schema.advisoryBookmarks, schema.advisoryBookmarks.userId],
  priceAlerts: [schema.priceAlerts, schema.priceAlerts.userId],
  transportCosts: [schema.transportCosts, schema.transportCosts.userId],
  pushSubscriptions: [schema.pushSubscriptions, schema.pushSubscriptions.userId],
  courses: [schema.courseEnrollments, schema.courseEnrollments.userId],
  lessons: [schema.lessonProgress, schema.lessonProgress.userId],
  quizAttempts: [schema.quizAttempts, schema.quizAttempts.userId],
  certificates: [schema.certificates, schema.certificates.userId],
  recommendations: [schema.aiRecommendations, schema.aiRecommendations.userId],
  droughtReports: [schema.droughtMonitoring, schema.droughtMonitoring.userId],
  paymentMethods: [schema.paymentMethods, schema.paymentMethods.userId],
} as const satisfies Record<string, OfUser>

/** What is deleted with the account and not exported with the records: sign-in and choices. */
export const OWN_BESIDES: readonly OfUser[] = [
  [schema.sessions, schema.sessions.userId],
  [schema.notificationPreferences, schema.notificationPreferences.userId],
  [schema.idempotentResponses, schema.idempotentResponses.userId],
  [schema.totpSecrets, schema.totpSecrets.userId],
  [schema.recoveryCodes, schema.recoveryCodes.userId],
  [schema.passwordCodes, schema.passwordCodes.userId],
  [schema.archiveRows, schema.archiveRows.ownerId],
  [schema.calendarKeys, schema.calendarKeys.userId],
  [schema.ussdSessions, schema.ussdSessions.userId],
]

/** What also concerns others, money above all: it is exported, and stays without the user's name. */
export const SHARED = {
  accounts: [schema.mobileMoneyAccounts, schema.mobileMoneyAccounts.userId],
  transactions: [schema.financialTransactions, schema.financialTransactions.userId],
  loans: [schema.farmerLoans, schema.farmerLoans.userId],
  policies: [schema.farmerInsurance, schema.farmerInsurance.userId],
  claims: [schema.insuranceClaims, schema.insuranceClaims.userId],
  payments: [schema.payments, schema.payments.userId],
  memberships: [schema.cooperativeMemberships, schema.cooperativeMemberships.farmerId],
  carbonProjects: [schema.carbonProjects, schema.carbonProjects.farmerId],
  carbonCredits: [schema.carbonCredits, schema.carbonCredits.farmerId],
  batches: [schema.blockchainRecords, schema.blockchainRecords.farmerId],
} as const satisfies Record<string, OfUser>

/** Where a user wrote or held an office in what belongs to others: the database forgets who it was. */
export const WROTE: readonly OfUser[] = [
  [schema.advisories, schema.advisories.authorId],
  [schema.cropActivities, schema.cropActivities.authorId],
  [schema.ticketReplies, schema.ticketReplies.authorId],
  [schema.fieldMeasurements, schema.fieldMeasurements.measuredBy],
  [schema.resourceApplications, schema.resourceApplications.appliedBy],
  [schema.courses, schema.courses.createdBy],
  [schema.certificates, schema.certificates.revokedBy],
  [schema.archive, schema.archive.deletedBy],
  [schema.advisories, schema.advisories.approvedBy],
  [schema.advisories, schema.advisories.editorId],
  [schema.contactRequests, schema.contactRequests.assigneeId],
  [schema.courseFiles, schema.courseFiles.uploadedBy],
  [schema.translations, schema.translations.updatedBy],
  [schema.smsMessages, schema.smsMessages.senderId],
  [schema.smsGroups, schema.smsGroups.senderId],
  [schema.receivedMessages, schema.receivedMessages.handledBy],
  [schema.taughtWords, schema.taughtWords.taughtBy],
  [schema.farmerRecords, schema.farmerRecords.agentId],
  [schema.farmerNotes, schema.farmerNotes.authorId],
  [schema.visits, schema.visits.agentId],
  [schema.documents, schema.documents.uploadedBy],
  [schema.cooperatives, schema.cooperatives.chairperson],
  [schema.cooperatives, schema.cooperatives.secretary],
  [schema.cooperatives, schema.cooperatives.treasurer],
]

/** Where a user bought or decided for others: that somebody did has to stay on record. */
export const DECIDED: readonly OfUser[] = [
  [schema.farmerLoans, schema.farmerLoans.decidedBy],
  [schema.farmerInsurance, schema.farmerInsurance.decidedBy],
  [schema.insuranceClaims, schema.insuranceClaims.decidedBy],
  [schema.carbonCredits, schema.carbonCredits.buyerId],
  [schema.collectiveLoans, schema.collectiveLoans.approvedBy],
  [schema.groupPurchases, schema.groupPurchases.organizedBy],
  [schema.cooperativeDecisions, schema.cooperativeDecisions.proposedBy],
]
