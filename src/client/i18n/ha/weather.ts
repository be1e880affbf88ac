import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Yanayin {city}',
  today: 'Yau',
  fetchedNow: 'An sabunta yanzun nan',
  fetched: 'An sabunta awa {hours} da suka wuce',
  degrees: '{degrees}°',
  mm: 'mm',
  legend: '°C mafi girma da mafi ƙanƙanta, mm na ruwan sama.',
  source: 'Bayanan yanayi daga <site>Open-Meteo.com</site> (CC BY 4.0)',
  sunny: 'Rana',
  partlyCloudy: 'Ɗan gajimare',
  cloudy: 'Gajimare',
  fog: 'Hazo',
  drizzle: 'Yayyafi',
  showers: 'Ruwa jefi-jefi',
  steadyRain: 'Ruwan sama',
  snow: 'Dusar ƙanƙara',
  thunderstorm: 'Tsawa',
} as const satisfies Translation<'weather'>
