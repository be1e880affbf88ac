import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  login: {
    title: 'Shigar Mai Gudanarwa',
    demo: 'Wannan gwaji ne. Shiga da sunan amfani {username} da kalmar sirri {password}.',
    success: 'Ka Shiga',
    successText: 'Barka da zuwa, {name}',
  },
  authenticating: 'Ana tabbatarwa...',
  denied: 'Ba a Yarda ba',
  deniedText: 'Ba ka da izinin buɗe wannan shafi.',
  expired: 'Lokacin shiga ya ƙare',
  role: 'Mai gudanarwa',
  logout: 'Fita',
  overview: 'Taƙaitawa',
  stats: {
    totalUsers: 'Masu amfani',
    totalFarmers: 'Manoma',
    totalExtensionAgents: 'Malaman gona',
    totalCrops: 'Shuke-shuke',
    advisories: 'Shawarwari masu aiki',
    totalMarketPrices: 'Farashin kasuwa',
    weatherAlerts: 'Gargaɗin yanayi masu aiki',
    courses: 'Darussan da aka wallafa',
    of: 'daga cikin {total}',
  },
  settings: {
    title: 'Saituna',
    back: 'Taƙaitawa',
    weather: 'Gargaɗin yanayi daga hasashe',
    weatherLead:
      'Idan hasashen wani gari ya kai ɗaya daga waɗannan iyakoki, ana ba da gargaɗi kuma ana faɗa wa manoman garin. Sa abin da ke da haɗari inda manomanka suke. Fili da aka bari fanko ba ya ba da irin wannan gargaɗi.',
    fetched: 'Hasashe na ƙarshe ya zo {date}.',
    never:
      'Babu hasashen da ya zo tukuna. Sabar tana neman hasashe ne kawai idan an saita KUU_WEATHER; README ya faɗi yadda za a yi.',
    rain: 'Ruwan sama mai yawa: a kwana ɗaya aƙalla',
    gust: 'Iska mai ƙarfi: gudunta aƙalla',
    heat: 'Zafi mai tsanani: aƙalla',
    cold: 'Dare mai sanyi: kada ya wuce',
    dryDays: 'Fari: kwanakin babu ruwa a jere',
    dryRain: 'Kwana busasshe ne idan ruwa bai kai',
    daysAhead: 'Yi gargaɗi kafin lokaci, kada ya wuce',
    range: 'Na asali {byDefault}. Daga {least} zuwa {most}.',
    days: 'kwanaki',
    save: 'Ajiye',
    saved: 'An ajiye',
    savedText: 'Daga yanzu gargaɗi yana bin waɗannan iyakoki.',
    failed: 'Ba a iya ajiyewa ba. Da fatan za a sake gwadawa.',
  },
} as const satisfies Translation<'admin'>
