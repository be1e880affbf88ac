import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadError, type Unopened } from './LoadError.tsx'
import classes from './QueryView.module.css'

/** What this view needs to know of a query; any result of TanStack Query fits. */
type Answer<T> = {
  data: T | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

type QueryViewProps<T> = {
  query: Answer<T>
  /** What is drawn when there is something to draw. */
  children: (data: NonNullable<T>) => ReactNode
  /** Drawn in place of an empty list: its sentence, its drawing, the one action that helps. */
  empty?: ReactNode
  isEmpty?: (data: NonNullable<T>) => boolean
  /** What could not be loaded, in the words of the screen. */
  errorText?: string
  /** What is said in place of it without a connection, if not that it was never opened. */
  unopened?: Unopened
  /** The shape of what is coming, so that nothing jumps; by default some cards. */
  skeleton?: ReactNode
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0

/** The four states of a query, alike on every screen: loading, error, empty, full. */
export function QueryView<T>({
  query,
  children,
  empty,
  isEmpty = isEmptyList,
  errorText,
  unopened,
  skeleton,
}: QueryViewProps<T>) {
  const { data } = query
  // Old data is better than an error in its place: offline, what was read yesterday still helps.
  if (data !== undefined && data !== null) return empty && isEmpty(data) ? empty : children(data)
  if (query.error && !query.isFetching)
    return <LoadError error={query.error} text={errorText} unopened={unopened} retry={query.refetch} />
  return <Loading>{skeleton ?? <CardSkeletons />}</Loading>
}

/** What is coming, in its shape. No landmark: a screen may wait for several parts at once. */
export function Loading({ children }: { children: ReactNode }) {
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
