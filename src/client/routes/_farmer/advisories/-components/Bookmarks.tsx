import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#client/components/EmptyState.tsx'
import { CardSkeletons, QueryView } from '#client/components/QueryView.tsx'
import { trpc } from '#client/trpc.ts'
import { AdvisoryCards } from '../../-components/AdvisoryCards.tsx'

export function Bookmarks({ onClear }: { onClear: () => void }) {
  const t = useTranslations('advisories')
  const bookmarks = trpc.farmer.bookmarks.list.useQuery()
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
      {(advisories) => <AdvisoryCards advisories={advisories} />}
    </QueryView>
  )
}
