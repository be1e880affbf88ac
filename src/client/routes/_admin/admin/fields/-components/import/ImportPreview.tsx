import { Button } from '@mantine/core'
import { ImportTable } from '#client/features/operations/import/ImportTable.tsx'
import { digits } from '#client/i18n/digits.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useRefusals } from '#client/i18n/useRefusals.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { sayText } from '#client/ui/live/announce.ts'
import type { FieldImport, ImportedField } from '#domain/fields/field-import.schema.ts'
import classes from '../Fields.module.css'

type ImportPreviewProps = { shown: FieldImport; onSwap: () => void; isBusy: boolean }

/** What an import of a file would do, or has done: what is new, what lies over other fields, and what is refused. */
export function ImportPreview({ shown, onSwap, isBusy }: ImportPreviewProps) {
  const t = useTranslations('desk.fields.import')
  const { isDryRun, fresh, imported, refused, swapped, fields } = shown
  const over = fields.filter(({ overlaps }) => overlaps.length > 0)
  return (
    <section className={classes.parts}>
      {/* Not all of it is said: a file may hold thousands of fields. */}
      <p key={`${isDryRun} ${fresh} ${imported}`} ref={sayText}>
        <b>{isDryRun ? t('fresh', { count: fresh }) : t('done', { count: imported })}</b>
      </p>
      {refused > 0 && (
        <>
          <p role="alert" className={classes.problem}>
            {t('refused', { count: refused })}
          </p>
          <RefusedFields fields={fields} />
        </>
      )}
      {isDryRun && swapped > 0 && (
        <Button variant="default" loading={isBusy} onClick={onSwap}>
          {t('swap', { count: swapped })}
        </Button>
      )}
      {over.length > 0 && (
        <>
          <p>{t('over', { count: over.length })}</p>
          <OverlappingFields fields={over} />
        </>
      )}
      <GoodFields fields={fields.filter(({ refusal }) => refusal === null)} />
    </section>
  )
}

type Fields = { fields: readonly ImportedField[] }

function RefusedFields({ fields }: Fields) {
  const t = useTranslations('desk.fields.import')
  const name = useTranslations('desk.fields')('name')
  const refusals = useRefusals()
  const rows = fields.flatMap(({ number, name: called, refusal }) => {
    if (!refusal) return []
    const { check, values, message } = refusal
    const words = refusals.ofProblem(check) ?? refusals.ofSentCheck({ id: check, values }) ?? message
    return [[digits(number), called, words]]
  })
  return <ImportTable label={t('reason')} head={[t('number'), name, t('reason')]} rows={rows} />
}

function OverlappingFields({ fields }: Fields) {
  const t = useTranslations('desk.fields.import')
  const name = useTranslations('desk.fields')('name')
  const format = useFormat()
  const rows = fields.map(({ number, name: called, overlaps }) => [
    digits(number),
    called,
    overlaps
      .map(({ name: other, farmerName, sharedArea }) =>
        t('of', { name: other, farmer: farmerName, metres: format.number(sharedArea) }),
      )
      .join('; '),
  ])
  return <ImportTable label={t('shared')} head={[t('number'), name, t('shared')]} rows={rows} />
}

function GoodFields({ fields }: Fields) {
  const t = useTranslations('desk.fields')
  const format = useFormat()
  if (fields.length === 0) return null
  const rows = fields.map(({ number, name, farmerName, totalArea }) => [
    digits(number),
    name,
    farmerName ?? '–',
    totalArea === null ? '–' : t('hectares', { hectares: format.number(totalArea, { maximumFractionDigits: 2 }) }),
  ])
  return <ImportTable label={t('title')} head={[t('import.number'), t('name'), t('farmer'), t('area')]} rows={rows} />
}
