import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { SearchList } from '#client/ui/fields/search/SearchList.tsx'
import { recentOf, remember } from './recent.ts'
import { type Destination, useDestinations } from './useDestinations.ts'

/** While somebody types, nothing is asked. */
const PAUSE_MS = 150

type PaletteProps = { userId: string; onClose: () => void }

/** One field that leads to any place, user, crop, ticket, course or advisory; without words, to the last ones first. */
export default function Palette({ userId, onClose }: PaletteProps) {
  const t = useTranslations('desk.palette')
  const { history } = useRouter()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const [asked] = useDebouncedValue(words, PAUSE_MS)
  const find = trpc.admin.find.useQuery(
    { words: asked },
    { enabled: asked !== '', placeholderData: keepPreviousData, staleTime: 0 },
  )
  const isWaiting = words !== '' && (asked !== words || find.isFetching)
  const destinations = useDestinations(words, words === '' ? undefined : find.data)
  const recent = recentOf(userId)
  const groups =
    words === '' && recent.length > 0 ? [{ name: t('recent'), options: recent }, ...destinations] : destinations
  const go = (destination: Destination) => {
    remember(userId, destination)
    onClose()
    history.push(destination.href)
  }
  return (
    <SheetDialog onClose={onClose} title={t('title')} hasOwnFocus>
      <SearchList
        label={t('find')}
        value={typed}
        onChange={setTyped}
        groups={groups}
        onChoose={go}
        onClose={onClose}
        announce={(count, first) => t('first', { count, first })}
        empty={t(isWaiting ? 'looking' : find.error ? 'failed' : 'none')}
      />
    </SheetDialog>
  )
}
