import type { LanguageId } from '#domain/languages.ts'
import type landing from './en/landing.ts'
import type { Messages } from './en.ts'

type Part<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Part<T[K]> }

type Everything = Messages & { landing: typeof landing }

/** An area in another language. What it lacks is filled in from English when the client is built, message by message. */
export type Translation<A extends keyof Everything> = Part<Everything[A]>

/** Every '<language>/<area>.ts' beside this file, each loaded with the first screen that needs it. */
const FILES = import.meta.glob<{ default: unknown }>(['./*/*.ts', '!./en/*.ts', '!./*/landing.ts'])

export const translationOf = (language: LanguageId, area: keyof Messages) => FILES[`./${language}/${area}.ts`]
