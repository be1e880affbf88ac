import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'የግብርና ባለሙያ',
  overview: 'አጠቃላይ እይታ',
  farmers: 'ገበሬዎች',
  advisories: 'ምክሮች',
  pendingSms: 'በመጠበቅ ላይ ያሉ SMS',
  responseRate: 'የመልስ መጠን',
  noTickets: 'እስካሁን ጥያቄ የለም',
  recent: 'የቅርብ ጊዜ ገበሬዎች',
  all: 'ሁሉም ገበሬዎች',
  none: 'እስካሁን የተመዘገበ ገበሬ የለም።',
  more: 'ተጨማሪ ገበሬዎች አሳይ',
  mine: 'የቅርብ ጊዜ ምክሮቼ',
  noneMine: 'እስካሁን ምክር አላወጡም።',
  active: 'ንቁ',
  inactive: 'ንቁ ያልሆነ',
  since: 'ከ{date} ጀምሮ',
  noPhone: 'ስልክ ቁጥር የለም',
  noLocation: 'ቦታ የለም',
  requests: 'የእርዳታ ጥያቄዎች',
  call: 'ለ{name} ይደውሉ',
  account: 'የእኔ መለያ',
} as const satisfies Translation<'agent'>
