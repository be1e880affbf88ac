import { IconUsers } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import { LEARNER_STATES, type LearnerState } from '#domain/learning/learner-state.ts'
import type { CourseReport } from '#domain/learning/report.schema.ts'
import { LearnerCard } from './LearnerCard.tsx'
import { RemindSelected } from './RemindButton.tsx'
import { useLearnerColumns } from './useLearnerColumns.tsx'

const RevokeDialog = lazy(() => import('./RevokeDialog.tsx'))

type LearnersProps = {
  courseId: string
  counts: CourseReport['learners']
  /** Only those in this state. */
  state: LearnerState | undefined
  onState: (state: LearnerState | undefined) => void
}

const PAGE = 50
const FILE_PAGE = 500

/** The learners of a course: how far they came, reminders, and their certificates. */
export function Learners({ courseId, counts, state, onState }: LearnersProps) {
  const t = useTranslations('teaching')
  const columns = useLearnerColumns(courseId)
  const filter = { id: courseId, state }
  const pages = trpc.learning.reports.learners.useInfiniteQuery(
    { ...filter, limit: PAGE },
    { ...PAGED, placeholderData: keepPreviousData, refetchOnMount: 'always' },
  )
  const rows = pages.data?.pages.flatMap(({ items }) => items)
  const dialog = useDialog('revoke')
  const chosen = rows?.find(({ certificate }) => certificate?.code === dialog.id)
  const total = state ? counts[state] : counts.active + counts.stopped + counts.completed
  return (
    <>
      <Chips label={t('state')} isFew>
        {[undefined, ...LEARNER_STATES].map((each) => (
          <Chip key={each ?? 'all'} pressed={each === state} onPress={() => onState(each)}>
            {t(each ? `states.${each}` : 'all')}
          </Chip>
        ))}
      </Chips>
      <QueryView
        query={{ ...pages, data: rows }}
        skeleton={<CardSkeletons count={4} height={180} />}
        empty={
          <EmptyState
            drawing={<IconUsers size={38} stroke={1.6} aria-hidden="true" />}
            text={t(state ? 'noneInState' : 'noLearners')}
          />
        }
      >
        {(learners) => (
          <DataTable
            label={t('learners')}
            file="kuu-learners"
            columns={columns}
            rows={learners}
            rowId={({ id }) => id}
            rowName={({ fullName }) => fullName}
            card={(learner) => <LearnerCard courseId={courseId} learner={learner} />}
            count={t('found', { count: total })}
            allRows={() =>
              allRows((cursor) => api.learning.reports.learners.query({ ...filter, limit: FILE_PAGE, cursor }))
            }
            selectedAction={(selected) => <RemindSelected courseId={courseId} learners={selected} />}
          />
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
      {chosen?.certificate && (
        <Suspense>
          <RevokeDialog name={chosen.fullName} code={chosen.certificate.code} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
