import { BY_HAND, FOR_EVER, type TableRules, WITH_ACCOUNT } from '../table-rule.ts'

const BOOKS = 'the books and the other side of the contract need it'

/** Accounts, payments, loans, insurance and the ledger. */
export const MONEY_RULES = {
  mobileMoneyAccounts: {
    holds: 'accounts with a provider: number and name',
    kept: FOR_EVER,
    owner: 'userId',
    exported: { as: 'accounts' },
    erasure: { stays: BOOKS, clears: { phoneNumber: '', accountName: '' }, keeps: ['provider'] },
  },
  financialTransactions: {
    holds: 'movements of money, what they were for, and to whom',
    kept: FOR_EVER,
    owner: 'userId',
    exported: { as: 'transactions' },
    erasure: {
      stays: BOOKS,
      clears: { description: null, recipientPhone: null, recipientName: null, errorMessage: null },
      keeps: ['category', 'provider', 'reference', 'providerTransactionId'],
    },
  },
  loanProducts: { holds: null, because: 'loans on offer', kept: BY_HAND },
  farmerLoans: {
    holds: 'loans, what they are for, and the score',
    kept: FOR_EVER,
    owner: 'userId',
    exported: { as: 'loans' },
    erasure: {
      stays: BOOKS,
      clears: { purpose: '', rejectionReason: null, score: null, expectedHarvestValue: null },
      keeps: ['dueDays', 'proposedDueDays', 'startedOn', 'interestMethod', 'dayCount', 'rebate', 'reminded'],
    },
    deciders: ['decidedBy'],
  },
  loanPayments: {
    holds: 'what a payment paid of a loan',
    kept: FOR_EVER,
    below: { loanId: 'farmerLoans' },
    exported: { as: 'loanPayments' },
    erasure: { stays: BOOKS, clears: {}, keeps: [] },
  },
  insuranceProducts: { holds: null, because: 'insurance on offer', kept: BY_HAND },
  farmerInsurance: {
    holds: 'policies and what they cover',
    kept: FOR_EVER,
    owner: 'userId',
    exported: { as: 'policies' },
    erasure: {
      stays: BOOKS,
      clears: { coveredAssets: null, rejectionReason: null },
      keeps: ['policyNumber', 'terms', 'coveredFrom', 'reminded'],
    },
    deciders: ['decidedBy', 'creditedBy'],
  },
  insuranceClaims: {
    holds: 'what the person lost',
    kept: FOR_EVER,
    owner: 'userId',
    exported: { as: 'claims' },
    erasure: { stays: BOOKS, clears: { description: '', reason: null }, keeps: [] },
    deciders: ['decidedBy'],
  },
  claimSteps: {
    holds: 'the steps that a claim took',
    kept: FOR_EVER,
    below: { claimId: 'insuranceClaims' },
    exported: { as: 'claimSteps' },
    erasure: { stays: BOOKS, clears: {}, keeps: [] },
  },
  claimPhotos: {
    holds: 'which photos show a loss',
    kept: WITH_ACCOUNT,
    below: { claimId: 'insuranceClaims' },
    exported: { as: 'claimPhotos' },
    erasure: 'deleted',
  },
  paymentMethods: {
    holds: 'other ways in which the person pays',
    kept: WITH_ACCOUNT,
    owner: 'userId',
    exported: { as: 'paymentMethods' },
    erasure: 'deleted',
  },
  payments: {
    holds: 'payments through a provider, with the number',
    kept: FOR_EVER,
    deciders: ['settledBy'],
    owner: 'userId',
    exported: { as: 'payments' },
    erasure: {
      stays: BOOKS,
      clears: { phone: '', providerWords: null },
      keeps: ['reference', 'subjectId', 'gatewayId', 'receipt'],
    },
  },
  paymentMessages: {
    holds:
      'what the provider said, as it came: numbers, and names as the provider has them; what names no payment is found by the number',
    kept: FOR_EVER,
    below: { paymentId: 'payments' },
    exported: { as: 'paymentMessages' },
    erasure: {
      stays: 'it proves what the provider said; numbers and names in it are redacted',
      clears: {},
      keeps: [],
    },
  },
  paymentQueries: {
    holds: 'what the provider answered later to a question about a payment, as it came',
    kept: FOR_EVER,
    below: { paymentId: 'payments', receivedId: 'receivedPayments' },
    exported: { as: 'paymentQueries', without: ['nonce'] },
    erasure: { stays: BOOKS, clears: { answer: null }, keeps: ['nonce', 'conversationId'] },
  },
  receivedPayments: {
    holds: 'what a person paid in without being asked: the number as the provider tells it, the name, the reference',
    kept: FOR_EVER,
    deciders: ['settledBy'],
    owner: 'userId',
    exported: { as: 'receivedPayments' },
    erasure: {
      stays: BOOKS,
      clears: { payerPhone: '', payerName: '', reference: '', note: null },
      keeps: ['receipt'],
    },
  },
  payNumbers: {
    holds: 'short numbers by which a person pays in',
    kept: FOR_EVER,
    owner: 'userId',
    exported: { as: 'payNumbers' },
    erasure: { stays: BOOKS, clears: {}, keeps: ['number'] },
  },
  ledgerAccounts: {
    holds: 'where the person’s money stands',
    kept: FOR_EVER,
    owner: 'debtorId',
    below: { walletId: 'mobileMoneyAccounts', loanId: 'farmerLoans' },
    exported: { as: 'ledgerAccounts' },
    erasure: { stays: BOOKS, clears: {}, keeps: [] },
  },
  ledgerMovements: { holds: null, because: 'kind and time of a movement', kept: FOR_EVER },
  ledgerEntries: {
    holds: 'the amounts of a movement',
    kept: FOR_EVER,
    below: { accountId: 'ledgerAccounts' },
    exported: { as: 'ledgerEntries' },
    erasure: { stays: BOOKS, clears: {}, keeps: [] },
  },
} as const satisfies Partial<TableRules>
