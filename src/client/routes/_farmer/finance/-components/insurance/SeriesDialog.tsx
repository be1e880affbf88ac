import { trpc } from '#client/api/hooks.ts'
import { SeasonRecord } from '#client/features/finance/rain-index/SeasonRecord.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import type { Policy } from '#domain/finance/insurance/insurance.schema.ts'

/** The rain of the season that a policy pays for, day by day. */
export default function SeriesDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const t = useTranslations('finance.index')
  const series = trpc.finance.insurance.series.useQuery({ insuranceId: policy.id })
  return (
    <SheetDialog onClose={onClose} title={t('series')} width={560}>
      <QueryView query={{ ...series, data: series.data ?? undefined }} empty={<EmptyState text={t('noRecord')} />}>
        {(found) => <SeasonRecord series={found} />}
      </QueryView>
    </SheetDialog>
  )
}
