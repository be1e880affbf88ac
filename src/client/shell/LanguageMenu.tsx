import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { LANGUAGE_IDS, LANGUAGES, type Language, type LanguageId, offeredName } from '#domain/languages.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import classes from './LanguageMenu.module.css'
import { useLanguageChoice } from './useLanguageChoice.ts'

/**
 * A native popover: it closes on Escape and on a tap elsewhere, gives the focus back, and costs no library. Browsers that
 * have none open and close it by `data-open`.
 */
export function LanguageMenu() {
  const t = useTranslations('common')
  const current = useLanguage()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)

  const chooseLanguage = useLanguageChoice()

  const choose = (language: LanguageId) => {
    if (hasPopovers()) panel.current?.hidePopover()
    else panel.current?.removeAttribute('data-open')
    return chooseLanguage(language)
  }

  const openByHand = () => {
    if (hasPopovers()) return
    panel.current?.toggleAttribute('data-open')
    focusItem(panel.current, '[aria-checked="true"]')
  }
  const closeByHand = ({ relatedTarget, currentTarget }: React.FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('data-open')
  }

  return (
    <>
      <span className={classes.choice}>
        <UnstyledButton
          className={classes.button}
          popoverTarget={id}
          onClick={openByHand}
          aria-haspopup="menu"
          aria-label={t('header.language')}
          aria-describedby={`${id}current`}
          title={t('header.language')}
        >
          <IconLanguage size={22} aria-hidden="true" />
        </UnstyledButton>
        {/* The value and not the name of the button, as that of a select box is; the button lies over it. */}
        <span id={`${id}current`} lang={LANGUAGES[current].tag} aria-hidden="true" className={classes.current}>
          {LANGUAGES[current].name}
        </span>
      </span>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        aria-label={t('header.language')}
        className={classes.panel}
        onToggle={({ newState }) => newState === 'open' && focusItem(panel.current, '[aria-checked="true"]')}
        onKeyDown={moveFocus}
        onBlur={closeByHand}
      >
        {LANGUAGE_IDS.map((language) => {
          const { tag, draft }: Language = LANGUAGES[language]
          const { english, own } = offeredName(language)
          return (
            <button
              key={language}
              type="button"
              role="menuitemradio"
              aria-checked={language === current}
              className={classes.item}
              onClick={() => void choose(language)}
            >
              <span>
                <span lang="en">{english}</span>
                {own && (
                  <>
                    {' · '}
                    <span lang={tag}>{own}</span>
                  </>
                )}
              </span>
              {draft && <small>{t('header.draft')}</small>}
              {language === current && <IconCheck size={18} aria-hidden="true" className={classes.check} />}
            </button>
          )
        })}
      </div>
    </>
  )
}

const hasPopovers = () => 'popover' in HTMLElement.prototype

function focusItem(panel: HTMLElement | null, selector: string) {
  panel?.querySelector<HTMLElement>(selector)?.focus()
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

function moveFocus(event: React.KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') event.currentTarget.removeAttribute('data-open')
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const at = items.findIndex((item) => item.matches(':focus'))
  items[step(at, items.length)]?.focus()
}
