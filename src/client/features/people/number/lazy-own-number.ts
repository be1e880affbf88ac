import { lazy } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'

/** The question whose number it is with its messages, where it is opened on another screen than the profile. */
export const LazyOwnNumber = lazy(async () => {
  const [{ OwnNumber }] = await Promise.all([import('./OwnNumber.tsx'), needMessages('profile')])
  return { default: OwnNumber }
})
