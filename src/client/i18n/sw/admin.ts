import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  login: {
    title: 'Kuingia kwa Msimamizi',
    demo: 'Hili ni onyesho. Ingia kwa jina la mtumiaji {username} na nenosiri {password}.',
    success: 'Umeingia',
    successText: 'Karibu, {name}',
  },
  authenticating: 'Inathibitisha...',
  denied: 'Huruhusiwi',
  deniedText: 'Huna ruhusa ya kufungua ukurasa huu.',
  expired: 'Muda wa kuingia umekwisha',
  role: 'Msimamizi',
  logout: 'Ondoka',
  overview: 'Muhtasari',
  stats: {
    totalUsers: 'Watumiaji',
    totalFarmers: 'Wakulima',
    totalExtensionAgents: 'Maafisa ugani',
    totalCrops: 'Mazao',
    advisories: 'Ushauri unaotumika',
    totalMarketPrices: 'Bei za soko',
    weatherAlerts: 'Tahadhari za hali ya hewa',
    courses: 'Kozi zilizochapishwa',
    of: 'kati ya {total}',
  },
  settings: {
    title: 'Mipangilio',
    back: 'Muhtasari',
    weather: 'Tahadhari za hali ya hewa kutokana na utabiri',
    weatherLead:
      'Utabiri wa mji ukifikia mojawapo ya viwango hivi, tahadhari hutolewa na wakulima wa mji huo huambiwa. Weka kilicho hatari mahali wanapoishi wakulima wako. Sehemu iliyoachwa wazi haitoi tahadhari ya aina hiyo.',
    fetched: 'Utabiri wa mwisho ulikuja {date}.',
    never:
      'Bado hakuna utabiri uliokuja. Seva huomba utabiri tu KUU_WEATHER ikiwa imewekwa; README inaeleza jinsi ya kufanya.',
    rain: 'Mvua kubwa: kwa siku moja angalau',
    gust: 'Upepo mkali: kasi ya angalau',
    heat: 'Joto kali: angalau',
    cold: 'Usiku wa baridi: isizidi',
    dryDays: 'Ukame: siku kavu mfululizo',
    dryRain: 'Siku ni kavu mvua ikiwa chini ya',
    daysAhead: 'Toa onyo mapema, isizidi',
    range: 'Kawaida {byDefault}. Kuanzia {least} hadi {most}.',
    days: 'siku',
    save: 'Hifadhi',
    saved: 'Imehifadhiwa',
    savedText: 'Kuanzia sasa tahadhari hufuata viwango hivi.',
    failed: 'Imeshindwa kuhifadhi. Tafadhali jaribu tena.',
  },
} as const satisfies Translation<'admin'>
