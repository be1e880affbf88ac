import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Hali ya hewa ya {city}',
  today: 'Leo',
  fetchedNow: 'Imesasishwa sasa hivi',
  fetched: 'Imesasishwa saa {hours} zilizopita',
  degrees: '{degrees}°',
  mm: 'mm',
  legend: '°C ya juu na ya chini kabisa, mm za mvua.',
  source: 'Data ya hali ya hewa kutoka <site>Open-Meteo.com</site> (CC BY 4.0)',
  sunny: 'Jua',
  partlyCloudy: 'Mawingu kiasi',
  cloudy: 'Mawingu',
  fog: 'Ukungu',
  drizzle: 'Manyunyu',
  showers: 'Mvua za vipindi',
  steadyRain: 'Mvua',
  snow: 'Theluji',
  thunderstorm: 'Radi',
} as const satisfies Translation<'weather'>
