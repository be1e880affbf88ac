import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Statement } from '#domain/finance/statement/statement.schema.ts'

type Line = Pick<Statement['lines'][number], 'kind' | 'description'>

/** What a line of the ledger was: what Kuu books by itself is said in the reader's language. */
export function useLineWords() {
  const t = useTranslations('finance.money.movement')
  return ({ kind, description }: Line) => (kind === 'opening' || kind === 'topUp' ? t(kind) : (description ?? t(kind)))
}
