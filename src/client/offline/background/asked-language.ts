import type { LanguageId } from '#domain/languages.ts'

const KEY = 'asked-language'
/** A phone of an agent is many people's. */
const MAX_KEPT = 50

/** Whether a user of this phone has answered which language it is to be, the account's or this one. */
export const wasAsked = (userId: string, language: LanguageId) => kept().includes(`${userId} ${language}`)

/** Keeps that a user has answered, so that nobody is asked again. */
export function noteAsked(userId: string, language: LanguageId) {
  const all = [...kept(), `${userId} ${language}`]
  localStorage.setItem(KEY, all.slice(-MAX_KEPT).join('\n'))
}

const kept = () => localStorage.getItem(KEY)?.split('\n') ?? []
