import { UnstyledButton } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { loadWhenOnline } from '../../offline/load-when-online.ts'
import classes from './LanguageMenu.module.css'
import { focusChecked } from './menu-focus.ts'

const LanguageList = lazy(() => loadWhenOnline(() => import('./LanguageList.tsx')))

/**
 * A native popover: it closes on Escape and on a tap elsewhere, gives the focus back, and costs no library. Browsers that
 * have none open and close it by `data-open`.
 */
export function LanguageMenu() {
  const t = useTranslations('common')
  const current = useLanguage()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)

  const [isOpened, setOpened] = useState(false)

  const close = () => {
    if (hasPopovers()) panel.current?.hidePopover()
    else panel.current?.removeAttribute('data-open')
  }

  const open = () => {
    setOpened(true)
    focusChecked(panel.current)
  }
  const openByHand = () => {
    if (hasPopovers()) return
    panel.current?.toggleAttribute('data-open')
    open()
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
        onToggle={({ newState }) => newState === 'open' && open()}
        onBlur={closeByHand}
      >
        {isOpened && (
          <Suspense>
            <LanguageList onClose={close} />
          </Suspense>
        )}
      </div>
    </>
  )
}

const hasPopovers = () => 'popover' in HTMLElement.prototype
