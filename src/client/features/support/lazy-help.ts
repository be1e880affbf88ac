import { lazy } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'

/** The dialog for help with its messages, loaded when it is opened. */
export const HelpDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./HelpDialog.tsx'), needMessages('tickets')])
  return dialog
})
