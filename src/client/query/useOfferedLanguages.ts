import { trpc } from '#client/api/hooks.ts'
import type { LanguageId } from '#domain/languages.ts'
import { offeredLanguages } from '#domain/people/language/offered-languages.ts'

/** The languages to choose from, as the server offers them; while no answer is here, as the page says. */
export function useOfferedLanguages(): LanguageId[] {
  const { data } = trpc.auth.status.useQuery()
  const ofPage = document.documentElement.dataset.withheld?.split(' ') ?? []
  return offeredLanguages(data?.platform.withheldLanguages ?? (ofPage as LanguageId[]))
}
