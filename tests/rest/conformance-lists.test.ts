import { conform, type Row, text } from './conformance.ts'

const lists: Row[] = [
  { name: 'the server is healthy', path: '/health', has: { status: 'ok', version: 'test', demo: false } },
  {
    name: 'all farmers',
    as: 'hawa',
    path: '/farmers',
    has: [
      {
        id: 'martha',
        fullName: 'Martha Kollie',
        location: null,
        phone: null,
        email: null,
        language: 'english',
        role: 'farmer',
        createdAt: '2026-11-21T12:00:00.000Z',
        isActive: true,
      },
      { id: 'joseph' },
    ],
    hasNot: ['password', 'hawa', 'ruth'],
  },
  { name: 'all farmers, by a farmer', as: 'martha', path: '/farmers', status: 403 },
  { name: 'all farmers, by a visitor', path: '/farmers', status: 401 },
  {
    name: 'statistics',
    as: 'ruth',
    path: '/admin/stats',
    has: {
      totalUsers: 4,
      totalFarmers: 2,
      totalExtensionAgents: 1,
      totalCrops: 2,
      totalAdvisories: 1,
      activeAdvisories: 1,
      totalMarketPrices: 2,
      totalWeatherAlerts: 3,
      activeWeatherAlerts: 2,
    },
  },
  { name: 'trends', as: 'ruth', path: '/admin/stats/trends', has: { courses: [], sms: { pending: 0, failed: 0 } } },
  { name: 'trends, by an agent', as: 'hawa', path: '/admin/stats/trends', status: 403 },
  { name: 'content health', as: 'ruth', path: '/admin/stats/health', has: { endedAlerts: { count: 1, worst: [{ title: 'Over' }] } } }, // biome-ignore format: one row
  { name: 'content health, by an agent', as: 'hawa', path: '/admin/stats/health', status: 403 },
  { name: 'statistics, by an agent', as: 'hawa', path: '/admin/stats', status: 403 },
  {
    name: 'published courses',
    path: '/courses',
    has: [{ title: 'Maize', price: 0, currency: 'USD', isPublished: true }],
  },
  { name: 'courses for an administrator', as: 'ruth', path: '/courses', has: [{ title: 'Draft' }, { title: 'Maize' }] },
  {
    name: 'loans on offer',
    path: '/loan-products',
    has: [
      {
        id: text,
        name: 'Seed',
        description: null,
        loanType: 'input',
        minAmount: 1000.5,
        maxAmount: 9000,
        interestRate: 12.5,
        interestMethod: 'flat',
        termDays: 365,
        currency: 'NGN',
        provider: 'Kuu Bank',
        minCreditScore: 0,
        requiredDocuments: null,
        eligibleCrops: null,
      },
    ],
  },
  {
    name: 'insurances on offer',
    path: '/insurance-products',
    has: [
      {
        id: text,
        name: 'Rain',
        description: null,
        insuranceType: 'crop',
        coverageType: 'drought',
        basePremiumRate: 4,
        maxCoverageAmount: 5000.5,
        currency: 'NGN',
        provider: 'Kuu Bank',
      },
    ],
  },
]

conform(lists)
