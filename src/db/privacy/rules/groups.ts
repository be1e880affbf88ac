import { FOR_EVER, type TableRules } from '../table-rule.ts'

const OTHERS = 'the other members rely on it'
const BUYERS = 'who bought credits relies on it'
const CHAIN = 'each record names the one before, and buyers rely on the chain'

/** Cooperatives, carbon, and the way of a harvest: what one person shares with others. */
export const GROUP_RULES = {
  cooperatives: {
    holds: null,
    because: 'the cooperative’s own address and number',
    kept: FOR_EVER,
    authors: ['chairperson', 'secretary', 'treasurer'],
  },
  cooperativeMemberships: {
    holds: 'membership, shares and contributions',
    kept: FOR_EVER,
    owner: 'farmerId',
    exported: { as: 'memberships' },
    erasure: {
      stays: OTHERS,
      clears: { committees: null, cropContributions: null },
      keeps: ['membershipNumber', 'status'],
    },
  },
  collectiveLoans: {
    holds: null,
    because: 'loans of a cooperative; members stand in it by their ids alone',
    kept: FOR_EVER,
    deciders: ['approvedBy'],
  },
  groupPurchases: {
    holds: null,
    because: 'purchases of a cooperative; members stand in it by their ids alone',
    kept: FOR_EVER,
    deciders: ['organizedBy'],
  },
  cooperativeDecisions: {
    holds: null,
    because: 'votes of a cooperative; members stand in it by their ids alone',
    kept: FOR_EVER,
    deciders: ['proposedBy'],
  },
  carbonProjects: {
    holds: 'projects that bind carbon on the person’s land',
    kept: FOR_EVER,
    owner: 'farmerId',
    exported: { as: 'carbonProjects' },
    erasure: {
      stays: BUYERS,
      clears: { name: '', description: null, fields: null, location: null },
      keeps: ['projectType', 'methodology', 'status', 'verificationStandard', 'certifyingBody', 'projectRegistryId'],
    },
  },
  carbonCredits: {
    holds: 'credits that were issued to such a project',
    kept: FOR_EVER,
    owner: 'farmerId',
    exported: { as: 'carbonCredits' },
    erasure: {
      stays: BUYERS,
      clears: { additionalBenefits: null },
      keeps: [
        'creditType',
        'serialNumber',
        'status',
        'verificationReport',
        'qualityRating',
        'registryId',
        'registryUrl',
      ],
    },
    deciders: ['buyerId'],
  },
  carbonMonitoring: {
    holds: 'what such a project measured, with photos and positions',
    kept: FOR_EVER,
    below: { projectId: 'carbonProjects' },
    exported: { as: 'carbonMonitoring' },
    erasure: {
      stays: BUYERS,
      clears: {
        photos: null,
        gpsReadings: null,
        fertilizers: null,
        energyUse: null,
        practices: null,
        measurements: null,
        qualityControlNotes: null,
      },
      keeps: ['reportingPeriod', 'verifiedBy'],
    },
  },
  blockchainRecords: {
    holds: 'records of a batch of harvest, with the position',
    kept: FOR_EVER,
    owner: 'farmerId',
    exported: { as: 'batches' },
    erasure: {
      stays: CHAIN,
      clears: { gpsLocation: null, environmentalConditions: null, complianceData: null },
      keeps: [
        'blockHash',
        'transactionHash',
        'recordType',
        'batchId',
        'unit',
        'quality',
        'previousRecordHash',
        'certifications',
        'contractAddress',
        'verifiedBy',
      ],
    },
  },
  supplyChainEvents: {
    holds: 'what happened to such a batch, and who did it',
    kept: FOR_EVER,
    below: { blockchainRecordId: 'blockchainRecords' },
    exported: { as: 'batchEvents' },
    erasure: {
      stays: CHAIN,
      clears: {
        performedBy: '',
        witnessedBy: null,
        eventDescription: null,
        location: null,
        photos: null,
        documents: null,
        measurements: null,
        complianceChecks: null,
      },
      keeps: ['eventType', 'eventTitle', 'verifiedBy', 'inputs', 'equipment'],
    },
  },
} as const satisfies Partial<TableRules>
