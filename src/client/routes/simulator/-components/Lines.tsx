import { useEffect, useRef } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { PhoneLine } from '#domain/messaging/menu/simulator.schema.ts'
import classes from './Simulator.module.css'

/** The messages on the phone; the newest one is in sight. */
export function Lines({ lines }: { lines: readonly PhoneLine[] }) {
  const t = useTranslations('desk.simulator')
  const box = useRef<HTMLDivElement>(null)
  const newest = lines.at(-1)?.id
  useEffect(() => {
    if (newest) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [newest])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div ref={box} className={classes.lines} role="log" aria-label={t('lines')} tabIndex={0}>
      {lines.length === 0 && <p className={classes.empty}>{t('noLines')}</p>}
      {lines.map(({ id, kind, message, status }) => (
        // What the server received was written on the phone.
        <article key={id} className={kind === 'received' ? classes.own : classes.theirs}>
          <p>{message}</p>
          {status !== 'answered' && <small>{t(`states.${status}`)}</small>}
        </article>
      ))}
    </div>
  )
}
