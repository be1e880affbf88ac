import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'የ{city} የአየር ሁኔታ',
  today: 'ዛሬ',
  fetchedNow: 'አሁን የታደሰ',
  fetched: 'ከ{hours} ሰዓት በፊት የታደሰ',
  degrees: '{degrees}°',
  mm: 'ሚ.ሜ',
  legend: 'ከፍተኛና ዝቅተኛ °C፣ የዝናብ ሚ.ሜ።',
  source: 'የአየር ሁኔታ መረጃ ከ<site>Open-Meteo.com</site> (CC BY 4.0)',
  sunny: 'ፀሐያማ',
  partlyCloudy: 'ጥቂት ደመና',
  cloudy: 'ደመናማ',
  fog: 'ጭጋግ',
  drizzle: 'ካፊያ',
  showers: 'የሚቆራረጥ ዝናብ',
  steadyRain: 'ዝናብ',
  snow: 'በረዶ',
  thunderstorm: 'ነጎድጓድ',
} as const satisfies Translation<'weather'>
