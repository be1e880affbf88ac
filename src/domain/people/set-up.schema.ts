import { requiredText } from '../contract.ts'
import { platformSettings } from '../operations/platform.schema.ts'
import { newAdministrator } from './session.schema.ts'

/** The first administrator of an installation, by the one-time code that its server prints, and what it is called. */
export const setUpInput = newAdministrator
  .extend({ code: requiredText(60, 'code'), platform: platformSettings.shape.name })
  .extend(platformSettings.pick({ language: true, place: true }).shape)
