import { Button } from '@mantine/core'
import type { Shown } from '#client/i18n/shown.ts'

type MoreButtonProps = {
  /** A list that comes a page at a time. */
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  children: Shown
}

/** Brings the next page of a list, where there is one. */
export function MoreButton({ pages, children }: MoreButtonProps) {
  if (!pages.hasNextPage) return null
  return (
    <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
      {children}
    </Button>
  )
}
