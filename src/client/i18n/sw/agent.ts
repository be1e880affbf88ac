import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Afisa Ugani',
  overview: 'Muhtasari',
  farmers: 'Wakulima',
  advisories: 'Ushauri',
  pendingSms: 'SMS Zinazosubiri',
  responseRate: 'Kiwango cha Majibu',
  noTickets: 'Bado hakuna maombi',
  recent: 'Wakulima wa Karibuni',
  all: 'Wakulima Wote',
  none: 'Bado hakuna wakulima waliosajiliwa.',
  more: 'Onyesha wakulima zaidi',
  mine: 'Ushauri Wangu wa Karibuni',
  noneMine: 'Bado hujachapisha ushauri.',
  active: 'Hai',
  inactive: 'Si hai',
  since: 'Tangu {date}',
  noPhone: 'Hakuna nambari ya simu',
  noLocation: 'Hakuna mahali',
  requests: 'Maombi ya msaada',
  call: 'Mpigie {name}',
  account: 'Akaunti yangu',
} as const satisfies Translation<'agent'>
