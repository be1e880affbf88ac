import { Fragment } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useOfferedLanguages } from '#client/query/useOfferedLanguages.ts'
import type { LanguageId } from '#domain/languages.ts'
import { hasFewWords, isDraft, offeredParts } from '#domain/people/language/offered-languages.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'

/** The choice of a language for who has no script: each is a link, by which the server answers in it from then on. */
export function LanguageLinks() {
  const t = useTranslations()
  const current = useLanguage()
  const offered = useOfferedLanguages()
  return (
    <noscript>
      <nav aria-label={t('common.header.language')}>
        <p>{t('account.noScript')}</p>
        <ul>
          {offered.map((language) => (
            <li key={language}>
              <a href={`?lang=${language}`} aria-current={language === current || undefined}>
                <OfferedName language={language} />
              </a>
              <State language={language} />
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}

const OfferedName = ({ language }: { language: LanguageId }) =>
  offeredParts(language).map(({ text, tag }, at) => (
    <Fragment key={tag}>
      {at > 0 && ' · '}
      <span lang={tag}>{text}</span>
    </Fragment>
  ))

/** That a language is a draft, or has only a few words. */
function State({ language }: { language: LanguageId }) {
  const t = useTranslations('account.language')
  if (hasFewWords(language)) return <small>{t('fewWords')}</small>
  return isDraft(language) && <small>{t('draft')}</small>
}
