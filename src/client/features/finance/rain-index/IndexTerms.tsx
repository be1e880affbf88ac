import classes from '#client/features/finance/Finance.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { RainIndex } from '#domain/finance/insurance/rain-index/rain-index.schema.ts'
import { useIndexWords } from './useIndexWords.ts'

/** What an index insurance pays by, in sentences. */
export function IndexTerms({ index }: { index: RainIndex }) {
  const t = useTranslations('finance.index')
  const wordsOf = useIndexWords()
  return (
    <section aria-label={t('title')}>
      <b>{t('title')}</b>
      <ul className={classes.steps}>
        {wordsOf(index).map((sentence) => (
          <li key={sentence}>
            <Value>{sentence}</Value>
          </li>
        ))}
      </ul>
    </section>
  )
}
