import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  login: {
    title: 'Shigar Mai Gudanarwa',
    demo: 'Wannan gwaji ne. Shiga da sunan amfani {username} da kalmar sirri {password}.',
    success: 'Ka Shiga',
    successText: 'Barka da zuwa, {name}',
  },
  authenticating: 'Ana tabbatarwa...',
  denied: 'Ba a Yarda ba',
  deniedText: 'Ba ka da izinin buɗe wannan shafi.',
  expired: 'Lokacin shiga ya ƙare',
  role: 'Mai gudanarwa',
  logout: 'Fita',
  overview: 'Taƙaitawa',
  stats: {
    totalUsers: 'Masu amfani',
    totalFarmers: 'Manoma',
    totalExtensionAgents: 'Malaman gona',
    totalCrops: 'Shuke-shuke',
    advisories: 'Shawarwari masu aiki',
    totalMarketPrices: 'Farashin kasuwa',
    weatherAlerts: 'Gargaɗin yanayi masu aiki',
    courses: 'Darussan da aka wallafa',
    of: 'daga cikin {total}',
  },
} as const satisfies Translation<'admin'>
