import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** Cards at first, and at each press more: hundreds at once would keep a cheap phone busy for seconds. */
const STEP = 24

type WindowedProps<T> = { items: readonly T[]; children: (shown: readonly T[]) => Shown }

/** The first of a list that is here as a whole, and the way to the rest of it. */
export function Windowed<T>({ items, children }: WindowedProps<T>) {
  const t = useTranslations('common.action')
  const [most, setMost] = useState(STEP)
  return (
    <>
      {children(items.slice(0, most))}
      {items.length > most && (
        <Button variant="default" onClick={() => setMost(most + STEP)}>
          {t('showMore', { rest: String(items.length - most) })}
        </Button>
      )}
    </>
  )
}
