import { trpc } from '#client/api/hooks.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useRefusals } from '#client/i18n/useRefusals.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { isCropCreation } from '#client/offline/outbox/crop-order.ts'
import { FIELD_RECORD_WRITES } from '#client/offline/outbox/writes/field-records.ts'
import { FIELD_WRITES } from '#client/offline/outbox/writes/fields.ts'
import { WRITES } from '#client/offline/outbox/writes/writes.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { ImportableEntry } from '#domain/sync/saved-outbox.ts'
import classes from './Import.module.css'
import type { ImportState } from './useImport.ts'

const ALL = { ...WRITES, ...FIELD_WRITES, ...FIELD_RECORD_WRITES }

type ImportLineProps = { entry: ImportableEntry; state: ImportState | undefined }

/** One write of the file: what it is, about which crop, when it was written, and what became of it. */
export function ImportLine({ entry, state }: ImportLineProps) {
  const outbox = useTranslations('outbox')
  const t = useTranslations('agent.import')
  const format = useFormat()
  const { path, input, writtenAt, userId: farmerId, attachment } = entry
  const { data: catalogue } = trpc.farmer.crops.catalogue.useQuery()
  const { data: crops } = trpc.farmer.crops.list.useQuery({ farmerId })
  const nameOf = useCropNames()
  const crop = isCropCreation(entry) ? catalogue?.find(({ id }) => id === input.cropId) : crops?.find(({ id }) => id === input.cropId)?.crop // biome-ignore format: one sentence
  const name = nameOf(crop?.name ?? '') || ('name' in input ? String(input.name) : '')
  const words = [input.text, input.notes].filter((each) => typeof each === 'string' && each !== '')
  const when = format.dateTime(dateAt(writtenAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className={classes.line}>
      <b>
        <Value>{outbox(`what.${ALL[path].words}`, { name })}</Value>
        <Value>{!isCropCreation(entry) && name && ` · ${name}`}</Value>
        <Value>{attachment && ` · ${outbox('photo')}`}</Value>
      </b>
      {words.map((each) => (
        <span key={String(each)}>{String(each)}</span>
      ))}
      <span className={classes.when}>{outbox('writtenAt', { when })}</span>
      {state === 'done' && <span className={classes.done}>{t('lineDone')}</span>}
      {state && state !== 'done' && <Refused state={state} />}
    </li>
  )
}

function Refused({ state }: { state: Exclude<ImportState, 'done'> }) {
  const t = useTranslations('agent.import')
  const { ofProblem } = useRefusals()
  const { problem = null, message } = typeof state === 'string' ? { message: t(`unsent.${state}`) } : state
  return <span className={classes.problem}>{ofProblem(problem) ?? message}</span>
}
