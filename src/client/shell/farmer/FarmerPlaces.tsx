import { IconBook, IconChartLine, IconHome, IconPlant2, IconUser, IconWallet } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PlacesBar } from '../PlacesBar.tsx'

const PLACES = [
  { to: '/farmer', name: 'home', Icon: IconHome },
  { to: '/finance', name: 'finance', Icon: IconWallet },
  { to: '/crops', name: 'crops', Icon: IconPlant2 },
  { to: '/courses', name: 'courses', Icon: IconBook },
  { to: '/market', name: 'market', Icon: IconChartLine },
  { to: '/profile', name: 'profile', Icon: IconUser },
] as const

/** The farmer's six places. */
export function FarmerPlaces() {
  const t = useTranslations('common.nav')
  return <PlacesBar label={t('label')} places={PLACES.map(({ name, ...place }) => ({ ...place, word: t(name) }))} />
}
