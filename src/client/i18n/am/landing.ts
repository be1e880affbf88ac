import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  page: {
    title: 'Kuu፦ የተሻለ ምርት፣ ከጎረቤት ወደ ጎረቤት',
    description: 'ምክር፣ ዋጋ፣ የአየር ሁኔታና ትምህርት ለአፍሪካ ገበሬዎች፣ በማንኛውም ስልክ፣ በግንኙነትም ያለ ግንኙነትም።',
  },
  nav: { enter: 'ግባ', language: 'ቋንቋ' },
  hero: {
    title: 'የተሻለ ምርት፣ ከጎረቤት ወደ ጎረቤት።',
    lead: 'ምክር፣ ዋጋ፣ የአየር ሁኔታና ትምህርት ለገበሬዎች፣ በማንኛውም ስልክ፣ በግንኙነትም ያለ ግንኙነትም።',
    enter: 'ወደ Kuu ግባ',
    more: 'ተጨማሪ ይወቁ',
    sample: 'ገበሬ የሚያየው',
    greeting: 'እንደምን አደሩ፣ Martha',
    place: 'Gbarnga, Liberia',
    alert: 'ከእሁድ ጀምሮ ከባድ ዝናብ',
    alertHint: 'የተሰበሰበውን በቆሎ ወደ መጠለያ ያስገቡ።',
    maize: 'በቆሎ',
    price: 'L$95.00',
    perKg: '/ኪ.ግ',
    rising: 'እየጨመረ',
    cassava: 'ካሳቫ',
    planted: 'ተተክሏል',
    harvest: 'ከ241 ቀናት በኋላ ይሰበሰባል',
  },
  stats: {
    label: 'Kuu በቁጥር',
    farmers: { value: '50,000+', name: 'ንቁ ገበሬዎች' },
    uptime: { value: '95%', name: 'የአገልግሎት ጊዜ' },
    countries: { value: '25+', name: 'አገሮች' },
    sms: { value: '24/7', name: 'የSMS እርዳታ' },
  },
  features: {
    title: 'ወቅቱ የሚጠይቀው ሁሉ',
    lead: 'በአንድ ትንሽ ስልክ ስድስት መሣሪያዎች።',
    crops: {
      title: 'የሰብል አያያዝ',
      text: 'ሰብሎችዎን ይመዝግቡ፣ ለቦታዎና ለወቅትዎ የሚሆን የተከላ ምክር ያግኙ።',
    },
    advisories: {
      title: 'የባለሙያ ምክሮች',
      text: 'ተባይ መከላከልና መልካም አሠራር፣ መሬቱን ከሚያውቁ የግብርና ባለሙያዎች።',
    },
    prices: { title: 'የገበያ ዋጋ', text: 'ዋጋዎች ከአዝማሚያቸው ጋር፣ ሲለወጡም ማስታወቂያ።' },
    weather: {
      title: 'የአካባቢ የአየር ሁኔታ ማስጠንቀቂያ',
      text: 'ዝናቡ ወይም ድርቁ ሳይደርስ ለራስዎ ቦታ የሚሆን ማስጠንቀቂያ።',
    },
    sms: {
      title: 'ማሳወቂያ በSMS',
      text: 'ግንኙነት ደካማ ለሆነባቸው፦ ተመሳሳይ ዜና በጽሑፍ መልእክት፣ በማንኛውም ስልክ።',
    },
    languages: { title: 'ብዙ ቋንቋዎች', text: 'እንግሊዝኛ፣ ስዋሂሊኛ፣ አማርኛ፣ ሃውሳኛና ሌሎች።' },
  },
  built: {
    title: 'ለአፍሪካ ገበሬዎች የተሠራ',
    lead: 'Kuu ጎረቤቶች በየተራ አንዱ በሌላው እርሻ የሚሠሩበት ቡድን ነው። ይህኛው ኔትወርክ በሌለበትም ይሠራል።',
    mobile: { title: 'መጀመሪያ ለስልክ የተሠራ', text: 'በጠራራ ፀሐይ ለትንሽና ርካሽ ስልክ የተሠራ፣ ጥቂት ዳታ የሚጠቀም።' },
    offline: {
      title: 'ከመስመር ውጭ የሚሠራ፣ ራሱ የሚላክ',
      text: 'ያለ ግንኙነት መሥራት ይቀጥሉ። የጻፉት ግንኙነት ሲመለስ ይላካል።',
    },
    separate: {
      title: 'ለገበሬዎችና ለግብርና ባለሙያዎች የተለያየ ገጽ',
      text: 'እያንዳንዱ ለቀኑ የሚያስፈልገውን ያያል፣ የሚያደናቅፍ ነገር የለም።',
    },
  },
  cta: {
    title: 'ቀጣዩ ወቅት በዘር ይጀምራል።',
    lead: 'ማን እንደሆኑ ይምረጡና ይመልከቱ።',
    start: 'አሁን ይጀምሩ',
  },
  footer: {
    sponsor: 'በምርምር ዩኒቨርሲቲ የተደገፈ።',
    purpose: 'የግብርና ኤክስቴንሽን በመላው አፍሪካ ላሉ ገበሬዎች።',
    draft: 'ይህ ትርጉም ገና የሚታይ ረቂቅ ነው።',
  },
} as const satisfies Translation<'landing'>
