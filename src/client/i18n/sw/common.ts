import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  app: { name: 'Kuu', skip: 'Nenda kwenye maudhui', loading: 'Inapakia' },
  nav: {
    label: 'Kuu',
    home: 'Mwanzo',
    finance: 'Fedha',
    crops: 'Mazao',
    courses: 'Kozi',
    market: 'Soko',
    profile: 'Wasifu',
  },
  header: {
    online: 'Mtandaoni',
    offline: 'Nje ya mtandao',
    language: 'Lugha',
    theme: 'Mandhari',
    draft: 'Rasimu, itakaguliwa',
  },
  language: {
    changed: 'Lugha Imebadilishwa',
    changedTo: 'Lugha sasa ni {name}',
    failed: 'Lugha hii haikuweza kupakiwa. Tafadhali jaribu tena.',
  },
  action: { signOut: 'Ondoka', close: 'Funga', retry: 'Jaribu tena', back: 'Rudi', home: 'Nenda mwanzo' },
  error: {
    title: 'Hitilafu',
    load: 'Imeshindwa kupakia',
    loadHint: 'Angalia mtandao wako, kisha jaribu tena.',
    screen: 'Ukurasa huu umeacha kufanya kazi',
    screenHint: 'Ulichohifadhi kiko salama. Jaribu tena, au rudi mwanzo.',
    notFound: 'Ukurasa huu haupo',
    notFoundHint: 'Huenda kiungo ni cha zamani, au herufi moja imepotea njiani.',
  },
  select: {
    title: 'Wewe ni nani?',
    lead: 'Chagua jinsi unavyotaka kutumia Kuu.',
    farmer: 'Mkulima',
    farmerHint: 'Mazao yangu, bei, hali ya hewa na ushauri',
    agent: 'Afisa Ugani',
    agentHint: 'Wakulima, ziara, ushauri na SMS',
    admin: 'Msimamizi',
    adminHint: 'Watumiaji, kozi na kila kilichochapishwa',
  },
} as const satisfies Translation<'common'>
