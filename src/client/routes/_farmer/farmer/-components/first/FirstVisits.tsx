import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { loadWhenOnline } from '#client/offline/load-when-online.ts'
import { today } from '#client/phone/clock.ts'
import './install-offer.ts'

const FirstCard = lazy(() =>
  loadWhenOnline(async () => (await Promise.all([import('./FirstCard.tsx'), needMessages('profile')]))[0]),
)

/** The day of the first visit, or that the card was declined. */
const KEY = 'kuu-keep'

/** Whether this is a later day than that of the first visit, and the card was not declined. */
function isKeepOffered() {
  const first = localStorage.getItem(KEY)
  if (!first) localStorage.setItem(KEY, today())
  return first && first !== 'no' && first !== today()
}

/** Asks a farmer whose place nobody knows; or offers, from the second day on, to keep Kuu on the phone. */
export function FirstVisits({ hasPlace }: { hasPlace: boolean }) {
  const [isOffered, setOffered] = useState(isKeepOffered)
  if (hasPlace && !isOffered) return null
  const close = () => {
    localStorage.setItem(KEY, 'no')
    setOffered(false)
  }
  return (
    <Suspense fallback={<Skeleton height={hasPlace ? 190 : 480} radius="lg" />}>
      <FirstCard onKeepClosed={hasPlace ? close : undefined} />
    </Suspense>
  )
}
