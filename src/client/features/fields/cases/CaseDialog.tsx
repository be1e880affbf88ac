import { Link } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { optimisticCase } from '#client/offline/optimistic/cases.ts'
import { shownCase } from '#client/offline/optimistic/shown-case.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { QueryView } from '#client/query/QueryView.tsx'
import { useAreaWords } from '#client/ui/area/useAreaWords.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { M2_PER_HECTARE } from '#domain/fields/border/hectares.ts'
import type { BoundaryCase } from '#domain/fields/boundary-case.schema.ts'
import classes from './Case.module.css'

const SettleForm = lazyForm<{ caseId: string; onDone: () => void }>(
  async () => (await import('./SettleForm.tsx')).SettleForm,
)

/** Two borders that lie over each other: whose they are, how much they share, and what both farmers agree on. */
export default function CaseDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const t = useTranslations('field.case')
  // Without a connection, what the agent's day knows of it.
  const found = trpc.agent.boundaryCases.get.useQuery(
    { id: caseId },
    { initialData: () => shownCase(caseId), initialDataUpdatedAt: 0, select: useOptimistic(optimisticCase) },
  )
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      <QueryView query={found}>
        {(each) => (
          <div className={classes.parts}>
            <CaseFacts found={each} />
            {each.settledAt === null ? (
              <SettleForm caseId={caseId} onDone={onClose} />
            ) : (
              <p className={classes.note}>{t('agreed', { note: each.note ?? '' })}</p>
            )}
          </div>
        )}
      </QueryView>
    </SheetDialog>
  )
}

function CaseFacts({ found: { fields, sharedArea, sharePercent } }: { found: BoundaryCase }) {
  const t = useTranslations('field.case')
  const format = useFormat()
  const areaWords = useAreaWords()
  const shared = areaWords(sharedArea / M2_PER_HECTARE, 3)
  const percent = format.number(sharePercent / 100, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <>
      <ul className={classes.fields}>
        {fields.map(({ id, name, farmerName }) => (
          <li key={id}>
            <Link to="/agent/fields/$fieldId" params={{ fieldId: id }} className={classes.field}>
              {t('fieldOf', { field: name, farmer: farmerName })}
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.text}>{t('shared', { shared, percent })}</p>
      <p className={classes.note}>{t('hintAgent')}</p>
    </>
  )
}
