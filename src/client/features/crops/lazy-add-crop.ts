import { lazy } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { needCropNames } from '#client/i18n/crop-names.ts'

/** The dialog that adds a crop, with its messages and the local names of crops, loaded when it is opened. */
export const AddCropDialog = lazy(async () => {
  const words = [needMessages('crop'), needMessages('farmer'), needCropNames()]
  const [dialog] = await Promise.all([import('./AddCropDialog.tsx'), ...words])
  return dialog
})
