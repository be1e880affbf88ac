import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Mikopo',
  lead: 'Wakulima huomba mikopo hapa. Chochote unachoamua, mkulima huambiwa mara moja.',
  filter: 'Hali',
  all: 'Zote',
  none: 'Hakuna ombi linalosubiri. Kazi nzuri!',
  noneOther: 'Hakuna mkopo kama huo.',
  older: 'Onyesha mikopo ya zamani',
  asked: 'Uliombwa {date}',
  call: 'Piga {phone}',
  noPhone: 'Hakuna namba ya simu',
  instalments: 'Awamu',
  harvest: 'Thamani ya mavuno inayotarajiwa',
  unknown: 'haikutajwa',
  approve: 'Idhinisha',
  reject: 'Kataa',
  cancel: 'Ghairi',
  approveTitle: 'Uidhinishe mkopo huu?',
  approveText:
    '{name} anaahidiwa {principal} ya ‘{product}’, na atadaiwa {total} kwa awamu {count} ({figures}). Hili haliwezi kubatilishwa.',
  approveTold: '{name} ataambiwa mara moja. Fedha hutolewa katika hatua ya baadaye.',
  rejectTitle: 'Ukatae ombi hili?',
  reason: 'Sababu',
  reasonHint: '{name} ataisoma: sema kwa maneno rahisi kinachokosekana au cha kufanya.',
  approved: 'Mkopo umeidhinishwa',
  rejected: 'Ombi limekataliwa',
  told: '{name} ameambiwa.',
  failed: 'Haikuweza kuhifadhiwa. Tafadhali jaribu tena.',
} as const satisfies Translation<'lending'>
