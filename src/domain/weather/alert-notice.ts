import type { NotificationPriority } from '../messaging/notification.ts'
import { inOnePart, plainText } from '../messaging/sms-text.ts'
import type { Severity } from './alert.ts'

type Told = { title: string; description: string; location: string; severity: Severity }

/** The notification of a weather alert. */
export const weatherNotice = ({ title, description, severity }: Told) => ({
  type: 'weather' as const,
  title,
  message: description,
  priority: PRIORITIES[severity],
  link: '/farmer',
})

const PRIORITIES: Record<Severity, NotificationPriority> = { danger: 'high', warning: 'medium', info: 'low' }

/** The text message of an alert that is a danger; in a script that a simple phone cannot show it only says where. */
export function weatherSms({ title, description, location }: Told) {
  const [city] = location.split(',')
  const said = plainText(`${title.replace(/[.!]+$/, '')}. ${description}`)
  if (!/[A-Za-z]{2}/.test(plainText(title))) return `Kuu: weather danger in ${plainText(city!)}. Please open Kuu.`
  return inOnePart(`Kuu: ${said}`)
}
