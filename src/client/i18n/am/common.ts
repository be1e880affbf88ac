import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  app: { name: 'Kuu', skip: 'ወደ ይዘቱ ሂድ', loading: 'በመጫን ላይ' },
  nav: {
    label: 'ዋና',
    home: 'መነሻ',
    finance: 'ፋይናንስ',
    crops: 'ሰብሎች',
    courses: 'ኮርሶች',
    market: 'ገበያ',
    profile: 'መገለጫ',
  },
  header: {
    online: 'መስመር ላይ',
    offline: 'ከመስመር ውጭ',
    language: 'ቋንቋ',
    theme: 'ገጽታ',
    draft: 'ረቂቅ፣ ገና የሚታይ',
  },
  language: {
    changed: 'ቋንቋ ተቀይሯል',
    changedTo: 'ቋንቋው አሁን {name} ነው',
    failed: 'ይህን ቋንቋ መጫን አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  },
  action: { signOut: 'ውጣ', close: 'ዝጋ', retry: 'እንደገና ሞክር', back: 'ተመለስ', home: 'ወደ መጀመሪያው ገጽ ሂድ' },
  error: {
    title: 'ስህተት',
    load: 'ይህን መጫን አልተቻለም',
    loadHint: 'ግንኙነትዎን ይመልከቱ፣ ከዚያ እንደገና ይሞክሩ።',
    screen: 'ይህ ገጽ መሥራት አቁሟል',
    screenHint: 'ያስቀመጡት ደህና ነው። እንደገና ይሞክሩ ወይም ወደ መጀመሪያው ይመለሱ።',
    notFound: 'ይህ ገጽ የለም',
    notFoundHint: 'አድራሻው ያረጀ ወይም አንድ ፊደል የጎደለው ሊሆን ይችላል።',
  },
  select: {
    title: 'እርስዎ ማን ነዎት?',
    lead: 'Kuuን እንዴት መጠቀም እንደሚፈልጉ ይምረጡ።',
    farmer: 'ገበሬ',
    farmerHint: 'ሰብሎቼ፣ ዋጋ፣ የአየር ሁኔታና ምክር',
    agent: 'የግብርና ባለሙያ',
    agentHint: 'ገበሬዎች፣ ጉብኝቶች፣ ምክሮችና SMS',
    admin: 'አስተዳዳሪ',
    adminHint: 'ተጠቃሚዎች፣ ኮርሶችና የታተመ ሁሉ',
  },
} as const satisfies Translation<'common'>
