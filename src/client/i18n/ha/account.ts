import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  signIn: {
    title: 'Shiga',
    username: 'Sunan amfani',
    password: 'Kalmar sirri',
    submit: 'Shiga',
    failed: 'Shiga Ya Gaza',
    wrong: 'Sunan amfani ko kalmar sirri ba daidai ba. Da fatan za a sake gwadawa.',
    other: 'Shiga ya gaza. Da fatan za ka duba bayananka ka sake gwadawa.',
    wait: 'An gwada sau da yawa. Da fatan za ka jira kafin ka sake gwadawa.',
    deactivated: 'An kashe wannan asusu. Da fatan za ka tambayi malamin gonarka.',
    new: 'Sabon zuwa ne?',
    register: 'Yi rajista a matsayin manomi',
  },
  register: {
    privacy: 'Abin da ake yi da su:',
    privacyLink: 'Sirri',
    title: 'Yi rajista a matsayin manomi',
    lead: 'Kyauta ne. Kana buƙatar sunan amfani da kalmar sirri da za ka tuna.',
    fullName: 'Cikakken suna',
    username: 'Sunan amfani',
    usernameHint: 'Haruffa da lambobi, aƙalla 3.',
    password: 'Kalmar sirri',
    passwordHint: 'Aƙalla haruffa 8.',
    phone: 'Waya',
    location: 'Wuri',
    submit: 'Yi rajista',
    failed: 'Rajista ta gaza',
    taken: 'An riga an ɗauki wannan sunan amfani. Da fatan za ka zaɓi wani.',
    other: 'Ba a iya aika rajistarka ba. Da fatan za a sake gwadawa.',
    known: 'Ka riga ka yi rajista?',
    signIn: 'Shiga',
  },
} as const satisfies Translation<'account'>
