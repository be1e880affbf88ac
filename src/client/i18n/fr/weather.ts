import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Météo à {city}',
  today: 'Auj.',
  fetchedNow: 'Mis à jour à l’instant',
  fetched: 'Mis à jour il y a {hours} h',
  degrees: '{degrees}°',
  mm: 'mm',
  legend: '°C les plus hauts et les plus bas, mm de pluie.',
  source: 'Données météo de <site>Open-Meteo.com</site> (CC BY 4.0)',
  sunny: 'Soleil',
  partlyCloudy: 'Quelques nuages',
  cloudy: 'Nuageux',
  fog: 'Brouillard',
  drizzle: 'Bruine',
  showers: 'Averses',
  steadyRain: 'Pluie',
  snow: 'Neige',
  thunderstorm: 'Orage',
} as const satisfies Translation<'weather'>
