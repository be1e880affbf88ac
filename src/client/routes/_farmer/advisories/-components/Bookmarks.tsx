import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { AdvisoryCards } from '#client/features/advice/AdvisoryCards.tsx'
import { useBookmarks } from '#client/features/advice/useBookmarks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useFound } from '#client/ui/live/useFound.ts'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { Windowed } from '#client/ui/Windowed.tsx'

export function Bookmarks({ onClear }: { onClear: () => void }) {
  const t = useTranslations('advisories')
  const bookmarks = useBookmarks()
  // They are a filter of the same screen: their number is said once they are here.
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  useFound(bookmarks.data?.length, isShown)
  return (
    <QueryView
      query={bookmarks}
      skeleton={<CardSkeletons count={3} height={206} />}
      empty={
        <EmptyState
          drawing={<IconBookmark size={38} stroke={1.6} aria-hidden="true" />}
          text={t('noSaved')}
          action={
            <Button variant="light" onClick={onClear}>
              {t('clear')}
            </Button>
          }
        />
      }
    >
      {(advisories) => <Windowed items={advisories}>{(shown) => <AdvisoryCards advisories={shown} />}</Windowed>}
    </QueryView>
  )
}
