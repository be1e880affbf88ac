import { api } from '#client/api/client.ts'
import { PENDING_KEY } from '#client/i18n/catalogue.ts'
import { tellServer } from '#client/i18n/choice/choose-language.ts'
import { chosenLanguage } from '#client/i18n/choice/chosen-on-phone.ts'
import { getSession, onSessionChange, updateUser } from '#client/phone/session.ts'
import { LANGUAGE_WORDS, LANGUAGES } from '#domain/languages.ts'
import { isDemoUser } from '#domain/people/demo.ts'
import { isOnline, onConnectionChange } from '../connection.ts'
import { wasAsked } from './asked-language.ts'

/**
 * Keeps the language of the account of whoever is signed in: writes what that person chose here, hears what was chosen
 * on another phone, and asks once where the account has another language than was chosen on this phone.
 */
export function keepAccountLanguage() {
  window.addEventListener('language-change', () => void write())
  onSessionChange((now, before) => {
    if (now && now.user.id !== before?.user.id) void write().then(ask)
  })
  onConnectionChange(() => void write())
  tellServer()
  void write().then(refresh).then(ask)
}

/** The language that was chosen for the account and is not there yet. */
function pendingWord() {
  const [userId, word] = localStorage.getItem(PENDING_KEY)?.split(' ') ?? []
  return userId === getSession()?.user.id ? LANGUAGE_WORDS.find((each) => each === word) : undefined
}

let isWriting = false

async function write(): Promise<void> {
  const word = pendingWord()
  if (!word || isWriting || !isOnline()) return
  isWriting = true
  const isWritten = await send(word).catch(() => false)
  isWriting = false
  // What was not written is tried again with the next connection, choice or visit.
  if (isWritten && pendingWord()) await write()
}

async function send(language: (typeof LANGUAGE_WORDS)[number]) {
  const user = await api.farmer.profile.change.mutate({ language })
  if (pendingWord() === language) localStorage.removeItem(PENDING_KEY)
  updateUser(user)
  return true
}

/** Another phone may have changed the language of the account since this one heard of it. */
async function refresh() {
  const before = getSession()?.user
  if (!before || !isOnline() || isDemoUser(before.id)) return
  const { user } = await api.farmer.profile.get.query().catch(() => ({ user: before }))
  const isSame = user.language === before.language && user.hasChosenLanguage === before.hasChosenLanguage
  const { language, hasChosenLanguage } = user
  if (!isSame && !pendingWord()) updateUser({ ...before, language, hasChosenLanguage })
}

/** Asks which language it is to be; an account of the demo is everybody's, and has none of its own. */
async function ask() {
  const user = getSession()?.user
  const chosen = chosenLanguage()
  if (!user || !chosen || isDemoUser(user.id) || pendingWord()) return
  if (user.language === LANGUAGES[chosen].word || wasAsked(user.id, chosen)) return
  const { askForLanguage } = await import('./ask-language.ts')
  await askForLanguage(user, chosen)
}
