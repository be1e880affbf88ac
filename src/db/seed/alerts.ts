import { weatherAlerts } from '#db/schema/index.ts'
import type { City } from '#domain/places.ts'
import type { AlertType, Severity } from '#domain/weather/alert.ts'
import { dayFrom, eveningOf, hoursAgo } from './calendar.ts'
import { stableId } from './stable-id.ts'
import type { Writer } from './writer.ts'

export function seedAlerts(db: Writer, now: Date) {
  const rows = ALERTS.map(({ issuedHoursAgo, endsInDays, ...alert }) => ({
    ...alert,
    id: stableId('alert', alert.location),
    expiresAt: eveningOf(dayFrom(now, endsInDays)),
    createdAt: hoursAgo(now, issuedHoursAgo),
  }))
  db.insert(weatherAlerts).values(rows).run()
}

type Alert = {
  location: City
  alertType: AlertType
  severity: Severity
  title: string
  description: string
  issuedHoursAgo: number
  endsInDays: number
  isActive?: boolean
}

const ALERTS: readonly Alert[] = [
  {
    location: 'Lagos, Nigeria',
    alertType: 'rain',
    severity: 'danger',
    title: 'Heavy rain from tomorrow',
    description:
      '60–80 mm expected in two days. Clear drainage channels and move harvested maize under cover. Wait with fertilizer until the rain has passed.',
    issuedHoursAgo: 5,
    endsInDays: 3,
  },
  {
    location: 'Monrovia, Liberia',
    alertType: 'flood',
    severity: 'warning',
    title: 'Low fields near the river may flood',
    description:
      'The water is rising slowly. Harvest what is ripe on low ground and bring tools and seed to a higher place.',
    issuedHoursAgo: 11,
    endsInDays: 4,
  },
  {
    location: 'Nairobi, Kenya',
    alertType: 'storm',
    severity: 'warning',
    title: 'Thunderstorms in the afternoons',
    description:
      'Strong gusts and hail are possible between 14:00 and 18:00. Stake tall crops and stay away from single trees.',
    issuedHoursAgo: 8,
    endsInDays: 2,
  },
  {
    location: 'Accra, Ghana',
    alertType: 'temperature',
    severity: 'info',
    title: 'Hot days ahead',
    description: 'Up to 35 °C in the next days. Water vegetables early in the morning and shade young seedlings.',
    issuedHoursAgo: 20,
    endsInDays: 5,
  },
  {
    location: 'Kano, Nigeria',
    alertType: 'drought',
    severity: 'warning',
    title: 'No rain expected for two weeks',
    description: 'Mulch around the stems, weed early and keep the water you have for crops that are flowering.',
    issuedHoursAgo: 90,
    endsInDays: 6,
    isActive: false,
  },
  {
    location: 'Addis Ababa, Ethiopia',
    alertType: 'frost',
    severity: 'danger',
    title: 'Frost on the high ground at night',
    description:
      'Cover seedlings in the evening, and water the soil in the afternoon: wet soil keeps its warmth longer.',
    issuedHoursAgo: 120,
    endsInDays: -2,
  },
]
