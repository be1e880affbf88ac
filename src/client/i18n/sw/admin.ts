import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  login: {
    title: 'Kuingia kwa Msimamizi',
    demo: 'Hili ni onyesho. Ingia kwa jina la mtumiaji {username} na nenosiri {password}.',
    success: 'Umeingia',
    successText: 'Karibu, {name}',
  },
  authenticating: 'Inathibitisha...',
  denied: 'Huruhusiwi',
  deniedText: 'Huna ruhusa ya kufungua ukurasa huu.',
  expired: 'Muda wa kuingia umekwisha',
  role: 'Msimamizi',
  logout: 'Ondoka',
  overview: 'Muhtasari',
  stats: {
    totalUsers: 'Watumiaji',
    totalFarmers: 'Wakulima',
    totalExtensionAgents: 'Maafisa ugani',
    totalCrops: 'Mazao',
    advisories: 'Ushauri unaotumika',
    totalMarketPrices: 'Bei za soko',
    weatherAlerts: 'Tahadhari za hali ya hewa',
    courses: 'Kozi zilizochapishwa',
    of: 'kati ya {total}',
  },
} as const satisfies Translation<'admin'>
