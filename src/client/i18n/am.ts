import type { Translation } from './translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  common: {
    nav: { home: 'መነሻ', finance: 'ፋይናንስ', crops: 'ሰብሎች', courses: 'ኮርሶች', market: 'ገበያ', profile: 'መገለጫ' },
    action: { close: 'ዝጋ', retry: 'እንደገና ሞክር', back: 'ተመለስ' },
    select: { farmer: 'ገበሬ' },
  },
  farmer: { market: { title: 'የገበያ ዋጋ' } },
  profile: { title: 'መገለጫ' },
  finance: { title: 'ፋይናንስ' },
  learning: { title: 'ኮርሶች' },
} as const satisfies Translation
