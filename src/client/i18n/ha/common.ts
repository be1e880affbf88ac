import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  app: { name: 'Kuu', skip: 'Je zuwa abin da ke ciki', loading: 'Ana lodawa' },
  nav: {
    label: 'Babban menu',
    home: 'Gida',
    finance: 'Kuɗi',
    crops: 'Shuka',
    courses: 'Darussa',
    market: 'Kasuwa',
    profile: 'Bayanina',
  },
  header: {
    online: 'Kan layi',
    offline: 'Ba layi',
    language: 'Harshe',
    theme: 'Launi',
    draft: 'Daftari, za a duba',
  },
  language: {
    changed: 'An Canja Harshe',
    changedTo: 'Yanzu harshen shi ne {name}',
    failed: 'Ba a iya loda wannan harshe ba. Da fatan za a sake gwadawa.',
  },
  action: { signOut: 'Fita', close: 'Rufe', retry: 'Sake gwadawa', back: 'Koma baya', home: 'Je shafin farko' },
  error: {
    title: 'Kuskure',
    load: 'Ba a iya lodawa ba',
    loadHint: 'Duba layinka, sannan ka sake gwadawa.',
    screen: 'Wannan shafi ya daina aiki',
    screenHint: 'Abin da ka ajiye yana nan lafiya. Sake gwadawa, ko ka koma farko.',
    notFound: 'Babu wannan shafi',
    notFoundHint: 'Wataƙila adireshin ya tsufa, ko wani harafi ya ɓace a hanya.',
  },
  select: {
    title: 'Wane ne kai?',
    lead: 'Zaɓi yadda kake son amfani da Kuu.',
    farmer: 'Manomi',
    farmerHint: 'Shuke-shukena, farashi, yanayi da shawara',
    agent: 'Malamin Gona',
    agentHint: 'Manoma, ziyara, shawarwari da SMS',
    admin: 'Mai gudanarwa',
    adminHint: 'Masu amfani, darussa da duk abin da aka wallafa',
  },
} as const satisfies Translation<'common'>
