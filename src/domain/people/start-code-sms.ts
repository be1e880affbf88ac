/** The text message of a start code: at most 160 characters of GSM-7 with the longest username that is made of a name. */
export const startCodeSms = ({ username, code }: { username: string; code: string }) =>
  `Kuu: your username is ${username}, your start code ${code}. Choose a password with them within 24 hours.`
