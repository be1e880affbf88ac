import { useEffect, useState } from 'react'
import { held } from './install-offer.ts'

type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** Opens the browser's own question, and says whether it was answered with yes; null in a browser that has none. */
export function useInstall() {
  const [offer, setOffer] = useState(held.offer)
  useEffect(() => {
    const take = () => setOffer(held.offer)
    window.addEventListener('beforeinstallprompt', take)
    return () => window.removeEventListener('beforeinstallprompt', take)
  }, [])
  return offer ? async () => (await (offer as InstallOffer).prompt()).outcome === 'accepted' : null
}
