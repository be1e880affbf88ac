import { api } from '#client/api/client.ts'
import { chosenLanguage } from '#client/i18n/catalogue.ts'
import { getSession, onSessionChange, updateUser } from '#client/phone/session.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { isOnline, onConnectionChange } from '../connection.ts'

/**
 * Writes the language that was chosen on this phone to the account of whoever is signed in: text messages and pushes
 * come in it. Now, after each choice and sign-in, and when the connection is back. Where nobody chose one, the account
 * keeps its own.
 */
export function keepAccountLanguage() {
  window.addEventListener('language-change', () => void write())
  onSessionChange((now, before) => {
    if (now?.user.id !== before?.user.id) written = ''
    void write()
  })
  onConnectionChange(() => void write())
  void write()
}

/**
 * What was written last: a server of an earlier version answers with the language of before, and is not asked again.
 */
let written = ''

async function write() {
  const user = getSession()?.user
  const language = chosenLanguage()
  if (!user || !language || !isOnline()) return
  const { word } = LANGUAGES[language]
  const choice = `${user.id} ${word}`
  if (user.language === word || choice === written) return
  written = choice
  try {
    updateUser(await api.farmer.profile.change.mutate({ language: word }))
  } catch {
    // Tried again with the next connection, choice or visit.
    if (written === choice) written = ''
  }
}
