import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  signIn: {
    title: 'ግባ',
    username: 'የተጠቃሚ ስም',
    password: 'የይለፍ ቃል',
    submit: 'ግባ',
    failed: 'መግባት አልተቻለም',
    wrong: 'የተጠቃሚ ስም ወይም የይለፍ ቃል ትክክል አይደለም። እባክዎ እንደገና ይሞክሩ።',
    other: 'መግባት አልተቻለም። እባክዎ መረጃዎን አይተው እንደገና ይሞክሩ።',
    wait: 'ብዙ ጊዜ ተሞክሯል። እባክዎ ጠብቀው እንደገና ይሞክሩ።',
    deactivated: 'ይህ መለያ ተዘግቷል። እባክዎ የግብርና ባለሙያዎን ይጠይቁ።',
    new: 'ለዚህ አዲስ ነዎት?',
    register: 'እንደ ገበሬ ይመዝገቡ',
  },
  register: {
    privacy: 'ምን እንደሚደረግበት፦',
    privacyLink: 'ግላዊነት',
    title: 'እንደ ገበሬ ይመዝገቡ',
    lead: 'ነጻ ነው። የሚያስታውሱት የተጠቃሚ ስምና የይለፍ ቃል ያስፈልግዎታል።',
    fullName: 'ሙሉ ስም',
    username: 'የተጠቃሚ ስም',
    usernameHint: 'ፊደሎችና ቁጥሮች፣ ቢያንስ 3።',
    password: 'የይለፍ ቃል',
    passwordHint: 'ቢያንስ 8 ፊደሎች።',
    phone: 'ስልክ',
    location: 'ቦታ',
    submit: 'ይመዝገቡ',
    failed: 'ምዝገባው አልተሳካም',
    taken: 'ይህ የተጠቃሚ ስም ተይዟል። እባክዎ ሌላ ይምረጡ።',
    other: 'ምዝገባዎን መላክ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
    known: 'ቀድሞ ተመዝግበዋል?',
    signIn: 'ግባ',
  },
} as const satisfies Translation<'account'>
