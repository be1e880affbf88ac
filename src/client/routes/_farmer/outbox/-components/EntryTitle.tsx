import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { useCropName } from './useCropName.ts'
import { useTaskName } from './useTaskName.ts'
import { type Wording, whatOf } from './words.ts'

/** What a write is: its kind, the task, and the crop. */
export function EntryTitle({ entry }: { entry: Wording }) {
  const t = useTranslations('outbox')
  const what = whatOf(entry.path)
  const crop = useCropNames()(useCropName(entry))
  const farmer = farmerName(entry)
  const taskOf = useTaskName()
  return (
    <b>
      <Value>{t(`what.${what}`, { name: crop || nameIn(entry) })}</Value>
      <Value>{typeof entry.input.task === 'string' && ` · ${taskOf(entry.input.task)}`}</Value>
      <Value>{crop && what !== 'addCrop' && ` · ${crop}`}</Value>
      <Value>{farmer && ` · ${farmer}`}</Value>
    </b>
  )
}

/** Of a farmer, of a field, or of what went onto it. */
const nameIn = ({ input: { fullName, name, resourceName } }: Wording) =>
  [fullName, name, resourceName].find((each) => typeof each === 'string') ?? ''

/** Of a visit, the farmer whom it is to. */
function farmerName({ optimisticAnswer }: Wording) {
  const { farmerName: name } = (optimisticAnswer ?? {}) as { farmerName?: unknown }
  return typeof name === 'string' ? name : ''
}
