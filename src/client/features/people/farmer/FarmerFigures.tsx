import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { dateAt } from '#domain/dates.ts'
import type { FarmerDetail } from '#domain/people/farmer.schema.ts'
import classes from './Farmer.module.css'

/** The four figures of a farmer. */
export function FarmerFigures({ farmer: { id, messages, lastContactAt } }: { farmer: FarmerDetail }) {
  const t = useTranslations('agent.figure')
  const format = useFormat()
  const crops = trpc.farmer.crops.list.useQuery({ farmerId: id }).data
  const active = crops?.filter(({ status }) => status === 'growing').length
  const number = (value: number | undefined) => (value === undefined ? '–' : format.number(value))
  const contact = lastContactAt ? format.dateTime(dateAt(lastContactAt), { day: 'numeric', month: 'short' }) : t('never') // biome-ignore format: one thought
  const figures = [
    [t('crops'), number(crops?.length)],
    [t('active'), number(active)],
    [t('messages'), number(messages)],
    [t('contact'), contact],
  ] as const
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
