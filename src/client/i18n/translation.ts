import type { Messages } from './en.ts'
import type { LanguageId } from './languages.ts'

type Part<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Part<T[K]> }

/** Another language's catalogue: whatever it lacks is shown in English, message by message. */
export type Translation = Part<Messages>

export const TRANSLATIONS = {
  bass: () => import('./bass.ts'),
  kpe: () => import('./kpe.ts'),
  lor: () => import('./lor.ts'),
  sw: () => import('./sw.ts'),
  ha: () => import('./ha.ts'),
  am: () => import('./am.ts'),
  fr: () => import('./fr.ts'),
} as const satisfies Record<Exclude<LanguageId, 'en'>, () => Promise<{ default: Translation }>>
