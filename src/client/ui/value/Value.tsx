import type { Shown } from '#client/i18n/shown.ts'
import classes from './Value.module.css'

/**
 * Text that changes while it is shown, beside other content. A browser that translates the page takes text nodes out of
 * it (https://github.com/facebook/react/issues/11538), and what is written into these later is never seen: so each new
 * text comes with an element of its own. Figures are not translated.
 */
export function Value({ children }: { children: Shown }) {
  if (typeof children !== 'string' && typeof children !== 'number') return children
  const text = String(children)
  return (
    <bdi key={text} className={classes.value} {...(!LETTER.test(text) && { translate: 'no' })}>
      {text}
    </bdi>
  )
}

const LETTER = /\p{L}/u
