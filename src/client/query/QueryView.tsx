import type { Shown } from '#client/i18n/shown.ts'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import { LoadError, type Unopened } from './LoadError.tsx'

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
  children: (data: NonNullable<T>) => Shown
  /** Drawn in place of an empty list: its sentence, its drawing, the one action that helps. */
  empty?: Shown
  isEmpty?: (data: NonNullable<T>) => boolean
  /** What could not be loaded, in the words of the screen. */
  errorText?: string
  /** What is said in place of it without a connection, if not that it was never opened. */
  unopened?: Unopened
  /** The shape of what is coming, so that nothing jumps; by default some cards. */
  skeleton?: Shown
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
