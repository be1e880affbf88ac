import { Skeleton } from '@mantine/core'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './Skeletons.module.css'

/** What is coming, in its shape. No landmark: a screen may wait for several parts at once. */
export function Loading({ children }: { children: Shown }) {
  const t = useTranslations('common.app')
  return (
    <div role="progressbar" aria-busy="true" aria-label={t('loading')}>
      {children}
    </div>
  )
}

type CardSkeletonsProps = {
  count?: number
  /** Of each, as high as what comes in its place. */
  height?: number | string
  /** The grid that the cards will stand in. */
  grid?: string | undefined
}

export function CardSkeletons({ count = 3, height = 88, grid = classes.skeletons }: CardSkeletonsProps) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Skeleton key={place} height={height} radius="lg" />
      ))}
    </div>
  )
}
