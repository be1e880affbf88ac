import { router } from '../trpc.ts'
import { advisories } from './advisories.ts'
import { alerts } from './alerts.ts'
import { contact } from './contact.ts'
import { crops } from './crops.ts'
import { notifications } from './notifications.ts'
import { prices } from './prices.ts'

export const farmer = router({ advisories, alerts, contact, crops, notifications, prices })
