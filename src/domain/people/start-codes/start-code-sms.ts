import { START_CODE_DAYS } from '../user-record.ts'

/** The text message of a start code: at most 160 characters of GSM-7 with the longest username that is made of a name. */
export const startCodeSms = ({ username, code }: { username: string; code: string }) =>
  `Kuu: your username is ${username}, your start code ${code}. Choose a password with them within ${START_CODE_DAYS} days.`

const START_CODE = /^(Kuu: your username is \S+, your start code )\S+(?=\. )/

/** A text message as others than its farmer may read it: without the start code, which opens the account. */
export const withoutStartCode = <T extends { message: string }>(sms: T): T => ({
  ...sms,
  message: sms.message.replace(START_CODE, '$1••••'),
})
