import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import { checkConstraint, day, enumCheck, id, instant, json, money } from '#db/columns.ts'
import { details, texts } from '#db/shapes.ts'
import { MEMBERSHIP_ROLES } from '#domain/cooperatives/membership.ts'
import { COUNTRIES, CURRENCIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { users } from './people.ts'

const userIds = texts

/** Cooperatives and their officers. `totalLandArea` is in hectares. */
export const cooperatives = sqliteTable(
  'cooperatives',
  {
    id: id(),
    name: text('name').notNull(),
    registrationNumber: text('registration_number').notNull(),
    country: text('country', { enum: keysOf(COUNTRIES) }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    description: text('description'),
    region: text('region'),
    address: text('address'),
    phoneNumber: text('phone_number'),
    email: text('email'),
    website: text('website'),
    chairperson: text('chairperson').references(() => users.id, { onDelete: 'set null' }),
    secretary: text('secretary').references(() => users.id, { onDelete: 'set null' }),
    treasurer: text('treasurer').references(() => users.id, { onDelete: 'set null' }),
    membershipFee: money('membership_fee'),
    bankAccount: text('bank_account'),
    taxId: text('tax_id'),
    mainCrops: json('main_crops', texts),
    totalMembers: integer('total_members').notNull().default(0),
    totalLandArea: real('total_land_area'),
    establishedDate: day('established_date'),
    status: text('status').notNull().default('active'),
    legalStatus: text('legal_status').notNull().default('registered'),
    certifications: json('certifications', texts),
    services: json('services', texts),
    facilities: json('facilities', texts),
  },
  (t) => [
    enumCheck('cooperatives_country', t.country, keysOf(COUNTRIES)),
    enumCheck('cooperatives_currency', t.currency, CURRENCIES),
    checkConstraint('cooperatives_membership_fee', sql`${t.membershipFee} >= 0`),
    checkConstraint('cooperatives_total_members', sql`${t.totalMembers} >= 0`),
    uniqueIndex('cooperatives_registration_number').on(t.registrationNumber),
    index('cooperatives_country_name').on(t.country, t.name),
    index('cooperatives_chairperson').on(t.chairperson),
    index('cooperatives_secretary').on(t.secretary),
    index('cooperatives_treasurer').on(t.treasurer),
  ],
)

/** Who belongs to a cooperative, and what they put in and got out. */
export const cooperativeMemberships = sqliteTable(
  'cooperative_memberships',
  {
    id: id(),
    cooperativeId: text('cooperative_id')
      .notNull()
      .references(() => cooperatives.id, { onDelete: 'restrict' }),
    farmerId: text('farmer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    membershipNumber: text('membership_number').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    joinDate: day('join_date'),
    status: text('status').notNull().default('active'),
    membershipFeePaid: money('membership_fee_paid'),
    shareCapital: money('share_capital').notNull().default(0),
    dividendsEarned: money('dividends_earned').notNull().default(0),
    totalContributions: money('total_contributions').notNull().default(0),
    role: text('role', { enum: keysOf(MEMBERSHIP_ROLES) })
      .notNull()
      .default('member'),
    committees: json('committees', texts),
    participationScore: real('participation_score'),
    cropContributions: json('crop_contributions', details),
  },
  (t) => [
    enumCheck('cooperative_memberships_currency', t.currency, CURRENCIES),
    enumCheck('cooperative_memberships_role', t.role, keysOf(MEMBERSHIP_ROLES)),
    checkConstraint('cooperative_memberships_membership_fee_paid', sql`${t.membershipFeePaid} >= 0`),
    checkConstraint('cooperative_memberships_share_capital', sql`${t.shareCapital} >= 0`),
    checkConstraint('cooperative_memberships_dividends_earned', sql`${t.dividendsEarned} >= 0`),
    checkConstraint('cooperative_memberships_total_contributions', sql`${t.totalContributions} >= 0`),
    uniqueIndex('cooperative_memberships_cooperative_farmer').on(t.cooperativeId, t.farmerId),
    uniqueIndex('cooperative_memberships_number').on(t.cooperativeId, t.membershipNumber),
    index('cooperative_memberships_farmer').on(t.farmerId),
  ],
)

/** Loans that members take together. `interestRate` is percent a year. */
export const collectiveLoans = sqliteTable(
  'collective_loans',
  {
    id: id(),
    cooperativeId: text('cooperative_id')
      .notNull()
      .references(() => cooperatives.id, { onDelete: 'restrict' }),
    loanType: text('loan_type').notNull(),
    purpose: text('purpose').notNull(),
    principalAmount: money('principal_amount').notNull(),
    interestRate: real('interest_rate').notNull(),
    totalAmount: money('total_amount').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    termMonths: integer('term_months').notNull(),
    description: text('description'),
    participatingMembers: json('participating_members', userIds),
    guarantors: json('guarantors', userIds),
    beneficiaries: json('beneficiaries', userIds),
    installmentAmount: money('installment_amount'),
    paidAmount: money('paid_amount').notNull().default(0),
    remainingAmount: money('remaining_amount'),
    nextPaymentDue: day('next_payment_due'),
    status: text('status').notNull().default('proposed'),
    votingResults: json('voting_results', details),
    approvedBy: text('approved_by').references(() => users.id, { onDelete: 'restrict' }),
    approvedAt: instant('approved_at'),
    disbursedAt: instant('disbursed_at'),
    collateral: json('collateral', texts),
    insuranceCoverage: json('insurance_coverage', details),
  },
  (t) => [
    enumCheck('collective_loans_currency', t.currency, CURRENCIES),
    checkConstraint('collective_loans_principal_amount', sql`${t.principalAmount} >= 0`),
    checkConstraint('collective_loans_interest_rate', sql`${t.interestRate} >= 0`),
    checkConstraint('collective_loans_total_amount', sql`${t.totalAmount} >= 0`),
    checkConstraint('collective_loans_term_months', sql`${t.termMonths} >= 1`),
    checkConstraint('collective_loans_installment_amount', sql`${t.installmentAmount} >= 0`),
    checkConstraint('collective_loans_paid_amount', sql`${t.paidAmount} >= 0`),
    checkConstraint('collective_loans_remaining_amount', sql`${t.remainingAmount} >= 0`),
    index('collective_loans_cooperative_due').on(t.cooperativeId, t.nextPaymentDue),
    index('collective_loans_approved_by').on(t.approvedBy),
  ],
)

/** Members buying together. `marketPrice` and `savings` are for the whole order. */
export const groupPurchases = sqliteTable(
  'group_purchases',
  {
    id: id(),
    cooperativeId: text('cooperative_id')
      .notNull()
      .references(() => cooperatives.id, { onDelete: 'restrict' }),
    organizedBy: text('organized_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    itemType: text('item_type').notNull(),
    itemName: text('item_name').notNull(),
    supplier: text('supplier').notNull(),
    totalQuantity: real('total_quantity').notNull(),
    unit: text('unit').notNull(),
    unitPrice: money('unit_price').notNull(),
    totalCost: money('total_cost').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    memberOrders: json('member_orders', z.array(z.object({ farmerId: z.string(), quantity: z.number().positive() }))),
    minimumOrder: real('minimum_order'),
    orderDeadline: day('order_deadline'),
    deliveryDate: day('delivery_date'),
    deliveryLocation: text('delivery_location'),
    paymentTerms: text('payment_terms'),
    advancePayment: money('advance_payment').notNull().default(0),
    status: text('status').notNull().default('open'),
    qualityChecks: json('quality_checks', details),
    marketPrice: money('market_price'),
    savings: money('savings'),
  },
  (t) => [
    enumCheck('group_purchases_currency', t.currency, CURRENCIES),
    checkConstraint('group_purchases_total_quantity', sql`${t.totalQuantity} >= 0`),
    checkConstraint('group_purchases_unit_price', sql`${t.unitPrice} >= 0`),
    checkConstraint('group_purchases_total_cost', sql`${t.totalCost} >= 0`),
    checkConstraint('group_purchases_advance_payment', sql`${t.advancePayment} >= 0`),
    checkConstraint('group_purchases_market_price', sql`${t.marketPrice} >= 0`),
    index('group_purchases_cooperative_deadline').on(t.cooperativeId, t.orderDeadline),
    index('group_purchases_organized_by').on(t.organizedBy),
  ],
)

/** What members vote on. `memberVotes` maps a member to the vote cast; turnout is percent. */
export const cooperativeDecisions = sqliteTable(
  'cooperative_decisions',
  {
    id: id(),
    cooperativeId: text('cooperative_id')
      .notNull()
      .references(() => cooperatives.id, { onDelete: 'cascade' }),
    proposedBy: text('proposed_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    decisionType: text('decision_type').notNull(),
    category: text('category').notNull(),
    votingMethod: text('voting_method').notNull().default('simple_majority'),
    requiredQuorum: integer('required_quorum'),
    votingDeadline: instant('voting_deadline'),
    votesFor: integer('votes_for').notNull().default(0),
    votesAgainst: integer('votes_against').notNull().default(0),
    abstentions: integer('abstentions').notNull().default(0),
    voterTurnout: real('voter_turnout'),
    memberVotes: json('member_votes', z.record(z.string(), z.enum(['for', 'against', 'abstain']))),
    eligibleVoters: integer('eligible_voters'),
    status: text('status').notNull().default('proposed'),
    finalDecision: text('final_decision'),
    implementationDate: day('implementation_date'),
    implementationNotes: text('implementation_notes'),
    budgetImpact: money('budget_impact'),
    currency: text('currency', { enum: CURRENCIES }),
    supportingDocuments: json('supporting_documents', texts),
    meetingMinutes: text('meeting_minutes'),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    enumCheck('cooperative_decisions_currency', t.currency, CURRENCIES),
    checkConstraint('cooperative_decisions_votes', sql`min(${t.votesFor}, ${t.votesAgainst}, ${t.abstentions}) >= 0`),
    checkConstraint('cooperative_decisions_voter_turnout', sql`${t.voterTurnout} between 0 and 100`),
    index('cooperative_decisions_cooperative_deadline').on(t.cooperativeId, t.votingDeadline),
    index('cooperative_decisions_proposed_by').on(t.proposedBy),
  ],
)
