import { IconCheck } from '@tabler/icons-react'
import { Fragment, useEffect, useRef } from 'react'
import { useOfferedLanguages } from '#client/query/useOfferedLanguages.ts'
import type { LanguageId } from '#domain/languages.ts'
import { hasFewWords, isDraft, offeredParts } from '#domain/people/language/offered-languages.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { chooseAndSay } from './choose-and-say.ts'
import classes from './LanguageMenu.module.css'
import { focusChecked } from './menu-focus.ts'
import { useLanguageStates } from './useLanguageStates.ts'

/** The languages of the menu; loaded when somebody opens it. */
export default function LanguageList({ onClose }: { onClose: () => void }) {
  const current = useLanguage()
  const offered = useOfferedLanguages()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => focusChecked(list.current), [])
  return (
    <div ref={list} role="none" onKeyDown={moveFocus}>
      {offered.map((language) => (
        <button
          key={language}
          type="button"
          role="menuitemradio"
          aria-checked={language === current}
          className={classes.item}
          onClick={() => {
            onClose()
            void chooseAndSay(language)
          }}
        >
          <OfferedName language={language} />
          <State language={language} />
          {language === current && <IconCheck size={18} aria-hidden="true" className={classes.check} />}
        </button>
      ))}
    </div>
  )
}

const OfferedName = ({ language }: { language: LanguageId }) => (
  <span>
    {offeredParts(language).map(({ text, tag }, at) => (
      <Fragment key={tag}>
        {at > 0 && ' · '}
        <span lang={tag}>{text}</span>
      </Fragment>
    ))}
  </span>
)

/** That a language is a draft, or has only a few words. */
function State({ language }: { language: LanguageId }) {
  const { draft, fewWords } = useLanguageStates()
  if (hasFewWords(language)) return <small>{fewWords}</small>
  return isDraft(language) && <small>{draft}</small>
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

function moveFocus(event: React.KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') event.currentTarget.closest('[role="menu"]')?.removeAttribute('data-open')
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const at = items.findIndex((item) => item.matches(':focus'))
  items[step(at, items.length)]?.focus()
}
