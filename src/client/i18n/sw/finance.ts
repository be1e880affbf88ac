import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Huduma za Fedha kwa Wakulima',
  loans: 'Mikopo ya Kilimo',
  insurance: 'Bima ya Mazao',
  noLoans: 'Hakuna mikopo inayotolewa kwa sasa.',
  noInsurance: 'Hakuna bima inayotolewa kwa sasa.',
  amounts: 'Kuanzia {min} hadi {max}',
  interest: 'Riba',
  rate: '{rate} kwa mwaka',
  flat: 'ya kiwango kimoja',
  declining: 'kwenye salio linalopungua',
  term: 'Muda mrefu zaidi',
  days: '{count, plural, one {siku #} other {siku #}}',
  premium: 'Malipo ya bima',
  ofCover: '{rate} ya fidia',
  cover: 'Fidia hadi {amount}',
  provider: 'Mtoa huduma',
} as const satisfies Translation<'finance'>
