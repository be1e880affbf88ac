import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'የገበሬዎች የፋይናንስ አገልግሎቶች',
  loans: 'የግብርና ብድር',
  insurance: 'የሰብል መድን',
  noLoans: 'በአሁኑ ጊዜ የሚሰጥ ብድር የለም።',
  noInsurance: 'በአሁኑ ጊዜ የሚሰጥ መድን የለም።',
  amounts: 'ከ{min} እስከ {max}',
  interest: 'ወለድ',
  rate: 'በዓመት {rate}',
  flat: 'ቋሚ',
  declining: 'በሚቀንስ ቀሪ ብድር ላይ',
  term: 'ረጅሙ ጊዜ',
  days: '{count, plural, one {# ቀን} other {# ቀናት}}',
  premium: 'የመድን ክፍያ',
  ofCover: 'የሽፋኑ {rate}',
  cover: 'ሽፋን እስከ {amount}',
  provider: 'አቅራቢ',
} as const satisfies Translation<'finance'>
