import type { Translation } from './translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  common: {
    nav: { home: 'Gida', finance: 'Kuɗi', market: 'Kasuwa' },
    action: { close: 'Rufe', retry: 'Sake gwadawa', back: 'Koma baya' },
    select: { farmer: 'Manomi' },
  },
  farmer: { market: { title: 'Farashin Kasuwa' } },
  finance: { title: 'Kuɗi' },
} as const satisfies Translation
