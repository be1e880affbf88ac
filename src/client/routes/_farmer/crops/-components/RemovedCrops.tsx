import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useMyCrops } from '#client/features/crops/useMyCrops.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { optimisticRemoved } from '#client/offline/optimistic/removed-crops.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { useSession } from '#client/phone/session.ts'
import { Card } from '#client/ui/Card.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { DAYS_TO_RESTORE } from '#domain/crops/crop.ts'
import { dateAt } from '#domain/dates.ts'
import classes from './RemovedCrops.module.css'

/** The crops that were removed and can be restored; nothing where there is none. */
export default function RemovedCrops() {
  const t = useTranslations('crop.removed')
  const farmerId = useSession()?.user.id ?? ''
  const { data = [] } = trpc.farmer.crops.removed.useQuery({ farmerId }, { enabled: farmerId !== '' })
  const { data: grown = [] } = useMyCrops()
  const removed = optimisticRemoved(data, useOutbox().entries, farmerId, grown)
  if (removed.length === 0) return null
  return (
    <Section title={t('title')}>
      <p className={classes.hint}>{t('hint', { days: String(DAYS_TO_RESTORE) })}</p>
      <ul className={classes.list}>
        {removed.map((crop) => (
          <Removed key={crop.id} crop={crop} farmerId={farmerId} />
        ))}
      </ul>
    </Section>
  )
}

type RemovedProps = { crop: ReturnType<typeof optimisticRemoved>[number]; farmerId: string }

function Removed({ crop: { id, name: known, removedAt, isPending }, farmerId }: RemovedProps) {
  const t = useTranslations('crop.removed')
  const failed = useTranslations('crop')('failed')
  const format = useFormat()
  const name = useCropNames()(known)
  const done = { title: t('restored'), text: t('restoredText', { name }), tone: 'good' } as const
  const restore = useWrite(api.farmer.crops.restore.mutate, { done, failed })
  return (
    <li>
      <Card className={classes.item}>
        <div>
          <b>{name}</b>
          <p className={classes.hint}>
            {t('removedOn', { date: format.dateTime(dateAt(removedAt), { dateStyle: 'medium' }) })}
          </p>
        </div>
        {isPending ? (
          <PendingMark />
        ) : (
          <Button
            variant="default"
            aria-label={t('restoreNamed', { name })}
            loading={restore.isPending}
            onClick={() => restore.mutate({ farmerId, cropId: id })}
          >
            {t('restore')}
          </Button>
        )}
      </Card>
    </li>
  )
}
