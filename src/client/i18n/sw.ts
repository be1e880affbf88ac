import type { Translation } from './translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  common: {
    nav: {
      home: 'Nyumbani',
      finance: 'Fedha',
      crops: 'Mazao',
      courses: 'Kozi',
      market: 'Soko',
      profile: 'Wasifu',
    },
    header: { online: 'Mtandaoni', offline: 'Nje ya mtandao' },
    action: { close: 'Funga', retry: 'Jaribu tena', back: 'Rudi' },
    select: { farmer: 'Mkulima' },
  },
  farmer: { crops: { title: 'Mazao Yangu' }, market: { title: 'Bei za Soko' } },
  profile: { title: 'Wasifu' },
  finance: { title: 'Fedha' },
  learning: { title: 'Kozi' },
} as const satisfies Translation
