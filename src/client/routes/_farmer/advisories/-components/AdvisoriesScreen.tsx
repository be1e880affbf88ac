import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { trpc } from '#client/api/hooks.ts'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SearchField } from '#client/ui/fields/search/SearchField.tsx'
import { useFound } from '#client/ui/live/useFound.ts'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import { AdvisoryList } from './AdvisoryList.tsx'
import { Bookmarks } from './Bookmarks.tsx'
import { CategoryChips } from './CategoryChips.tsx'
import type { AdvisoriesSearch } from './search.ts'
import { UrgentAdvisories } from './UrgentAdvisories.tsx'
import { useAdvisories } from './useAdvisories.ts'

type AdvisoriesScreenProps = { search: AdvisoriesSearch; onSearch: (search: AdvisoriesSearch) => void }

export function AdvisoriesScreen({ search, onSearch }: AdvisoriesScreenProps) {
  const t = useTranslations('advisories')
  const { saved } = search
  return (
    <>
      <PageTitle
        action={
          <Button
            variant={saved ? 'filled' : 'default'}
            aria-pressed={saved ?? false}
            leftSection={<IconBookmark size={18} aria-hidden="true" />}
            onClick={() => onSearch(saved ? {} : { saved: true })}
          >
            {t('saved')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <div className={grid.page}>
        {saved ? <Bookmarks onClear={() => onSearch({})} /> : <Found search={search} onSearch={onSearch} />}
      </div>
    </>
  )
}

function Found({ search, onSearch }: AdvisoriesScreenProps) {
  const t = useTranslations('advisories')
  const { q, category } = search
  const advisories = useAdvisories(q, category)
  const { list, counts } = advisories
  const count = category ? (counts?.byCategory[category] ?? 0) : counts?.all
  useFound(list.isFetching ? undefined : count, [q, category])
  return (
    <>
      <SearchField
        label={t('search')}
        value={q ?? ''}
        onChange={(words) => onSearch({ ...search, q: words || undefined })}
      />
      <Together>
        {!q && !category && <UrgentAdvisories />}
        <CategoryChips
          counts={advisories.counts}
          chosen={category}
          onChoose={(chip) => onSearch({ ...search, category: chip })}
        />
        <AdvisoryList advisories={advisories} onClear={() => onSearch({})} />
      </Together>
    </>
  )
}

/** Prevents layout shifts: a part is shown once the height of everything above it is known. */
function Together({ children }: { children: Shown }) {
  const urgent = trpc.farmer.advisories.urgent.useQuery({})
  const counts = trpc.farmer.advisories.counts.useQuery({})
  const isReady = !urgent.isPending && !counts.isPending
  return (
    <>
      {!isReady && (
        <Loading>
          <CardSkeletons count={4} height={206} />
        </Loading>
      )}
      <div className={grid.together} hidden={!isReady}>
        {children}
      </div>
    </>
  )
}
