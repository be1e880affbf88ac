import { IconChevronDown } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { countryOf } from '#domain/country-names.ts'
import type { Crop } from '#domain/crops/crop.schema.ts'
import { seasonIn } from '#domain/crops/place/season.ts'
import { CITIES, type City } from '#domain/places.ts'
import classes from './PlantingAdvice.module.css'

/** When to plant and harvest a crop where the farm lies, and how long it grows; collapsed, because the form comes first. */
export function PlantingAdvice({ crop }: { crop: Crop }) {
  const t = useTranslations('crop.form')
  const words = useTranslations('farmer.crops')
  const place = useFarmPlace()
  const { description, plantingSeason, harvestSeason, growthDuration } = crop
  return (
    <details className={classes.advice}>
      <summary>
        {t('advice')}
        <IconChevronDown size={20} aria-hidden="true" />
      </summary>
      {description && <p lang="en">{description}</p>}
      <dl>
        {plantingSeason && <Fact name={t('plantingSeason')} value={seasonIn(plantingSeason, place)} lang="en" />}
        {harvestSeason && <Fact name={t('harvestSeason')} value={seasonIn(harvestSeason, place)} lang="en" />}
        {growthDuration !== null && <Fact name={t('growth')} value={words('days', { count: growthDuration })} />}
      </dl>
    </details>
  )
}

/** Where the farm lies; a city of ours says in which part of the country. */
function useFarmPlace() {
  const user = useSession()?.user
  const [own, weather] = [countryOf(user?.location), countryOf(user?.preferredLocation)]
  const country = own ?? weather
  const city = [user?.location, own === null || own === weather ? user?.preferredLocation : null].find(isCity)
  return { country, latitude: city ? CITIES[city].latitude : null }
}

const isCity = (place: string | null | undefined): place is City => Object.hasOwn(CITIES, place ?? '')

const Fact = ({ name, value, lang }: { name: string; value: string; lang?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd lang={lang}>{value}</dd>
  </div>
)
