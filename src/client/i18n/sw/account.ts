import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  signIn: {
    title: 'Ingia',
    username: 'Jina la mtumiaji',
    password: 'Nenosiri',
    submit: 'Ingia',
    failed: 'Imeshindwa Kuingia',
    wrong: 'Jina la mtumiaji au nenosiri si sahihi. Tafadhali jaribu tena.',
    other: 'Imeshindwa kuingia. Tafadhali angalia taarifa zako ujaribu tena.',
    wait: 'Umejaribu mara nyingi mno. Tafadhali subiri kisha jaribu tena.',
    deactivated: 'Akaunti hii imezimwa. Tafadhali muulize afisa ugani wako.',
    new: 'Wewe ni mgeni hapa?',
    register: 'Jisajili kama mkulima',
  },
  register: {
    privacy: 'Kinachofanyika nayo:',
    privacyLink: 'Faragha',
    title: 'Jisajili kama mkulima',
    lead: 'Ni bure. Unahitaji jina la mtumiaji na nenosiri utakalolikumbuka.',
    fullName: 'Jina kamili',
    username: 'Jina la mtumiaji',
    usernameHint: 'Herufi na tarakimu, angalau 3.',
    password: 'Nenosiri',
    passwordHint: 'Angalau herufi 8.',
    phone: 'Simu',
    location: 'Mahali',
    submit: 'Jisajili',
    failed: 'Usajili umeshindwa',
    taken: 'Jina hili la mtumiaji limeshachukuliwa. Tafadhali chagua jingine.',
    other: 'Usajili wako haukuweza kutumwa. Tafadhali jaribu tena.',
    known: 'Umeshajisajili?',
    signIn: 'Ingia',
  },
} as const satisfies Translation<'account'>
