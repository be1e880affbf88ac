import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Ayyukan Kuɗi na Manoma',
  loans: 'Rancen Noma',
  insurance: 'Inshorar Shuka',
  noLoans: 'Babu rance a yanzu.',
  noInsurance: 'Babu inshora a yanzu.',
  amounts: 'Daga {min} zuwa {max}',
  interest: 'Kuɗin ruwa',
  rate: '{rate} a shekara',
  flat: 'tsayayye',
  declining: 'a kan sauran bashi',
  term: 'Wa’adi mafi tsawo',
  days: '{count, plural, one {kwana #} other {kwanaki #}}',
  premium: 'Kuɗin inshora',
  ofCover: '{rate} na abin da aka inshora',
  cover: 'Biya har zuwa {amount}',
  provider: 'Mai bayarwa',
} as const satisfies Translation<'finance'>
