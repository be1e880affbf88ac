import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#client/components/EmptyState.tsx'
import { CardSkeletons, QueryView } from '#client/components/QueryView.tsx'
import { Windowed } from '#client/components/Windowed.tsx'
import { AdvisoryCards } from '../../-components/AdvisoryCards.tsx'
import { useBookmarks } from '../../-components/useBookmarks.ts'

export function Bookmarks({ onClear }: { onClear: () => void }) {
  const t = useTranslations('advisories')
  const bookmarks = useBookmarks()
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
