import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  login: {
    title: 'የአስተዳዳሪ መግቢያ',
    demo: 'ይህ ማሳያ ነው። በተጠቃሚ ስም {username} እና በይለፍ ቃል {password} ይግቡ።',
    success: 'ገብተዋል',
    successText: 'እንኳን ደህና መጡ፣ {name}',
  },
  authenticating: 'በማረጋገጥ ላይ...',
  denied: 'አልተፈቀደም',
  deniedText: 'ይህን ገጽ ለመክፈት ፈቃድ የለዎትም።',
  expired: 'የመግቢያ ጊዜው አልፏል',
  role: 'አስተዳዳሪ',
  logout: 'ውጣ',
  overview: 'አጠቃላይ እይታ',
  stats: {
    totalUsers: 'ተጠቃሚዎች',
    totalFarmers: 'ገበሬዎች',
    totalExtensionAgents: 'የግብርና ባለሙያዎች',
    totalCrops: 'ሰብሎች',
    advisories: 'ንቁ ምክሮች',
    totalMarketPrices: 'የገበያ ዋጋዎች',
    weatherAlerts: 'ንቁ የአየር ሁኔታ ማስጠንቀቂያዎች',
    courses: 'የታተሙ ኮርሶች',
    of: 'ከ{total}',
  },
} as const satisfies Translation<'admin'>
