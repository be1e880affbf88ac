import type { Translation } from '../translation.ts'

/** Dictionary words only. Each one names its source; the rest waits for a native speaker. */
export default {
  nav: {
    home: 'ɓíɖí', // cefl: home
  },
  select: {
    farmer: 'geɖe-nyu-nyɔ̀', // cefl: farmer
  },
} as const satisfies Translation<'common'>
