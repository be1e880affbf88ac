import { IconAlertTriangle } from '@tabler/icons-react'
import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { unsettled } from '#client/offline/optimistic/cases.ts'
import { isNewField } from '#client/offline/outbox/field-order.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { useAreaWords } from '#client/ui/area/useAreaWords.ts'
import { Card } from '#client/ui/Card.tsx'
import { DialogLink } from '#client/ui/dialog/DialogLink.tsx'
import { M2_PER_HECTARE } from '#domain/fields/border/hectares.ts'
import type { BoundaryCase } from '#domain/fields/boundary-case.schema.ts'
import type { FieldPlace } from '../field-place.ts'
import classes from './FieldMap.module.css'

type BoundaryCasesProps = { fieldId: string; place: FieldPlace }

/** The cases of a field that wait; nothing where there is none. Others open them, so each visit asks anew. */
export function BoundaryCases({ fieldId, place }: BoundaryCasesProps) {
  const { entries } = useOutbox()
  const isNew = isNewField(fieldId, entries)
  const { data = [] } = trpc.farmer.boundaryCases.list.useQuery(
    { id: fieldId },
    { enabled: !isNew, refetchOnMount: 'always' },
  )
  return unsettled(data, entries).map((each) => <Case key={each.id} found={each} fieldId={fieldId} place={place} />)
}

type CaseProps = BoundaryCasesProps & { found: BoundaryCase }

function Case({ found: { id: caseId, fields, sharedArea, sharePercent }, fieldId, place }: CaseProps) {
  const t = useTranslations('field.case')
  const format = useFormat()
  const areaWords = useAreaWords()
  const isFarmers = place === '/fields/$fieldId'
  const own = fields.find(({ id }) => id === fieldId)
  const other = fields.find(({ id }) => id !== fieldId)
  return (
    <Card className={classes.case}>
      <h2>
        <IconAlertTriangle size={20} aria-hidden="true" /> {t('title')}
      </h2>
      <p>
        {t('text', {
          field: own?.name ?? '',
          farmer: other?.farmerName ?? '',
          shared: areaWords(sharedArea / M2_PER_HECTARE, 3),
          percent: format.number(sharePercent / 100, { style: 'percent', maximumFractionDigits: 1 }),
        })}
      </p>
      <p className={classes.text}>{t(isFarmers ? 'hint' : 'hintAgent')}</p>
      {!isFarmers && (
        <DialogLink name="settle" id={caseId} className={classes.settle}>
          {t('settle')}
        </DialogLink>
      )}
    </Card>
  )
}
