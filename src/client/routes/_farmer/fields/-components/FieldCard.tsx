import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { FieldOutline } from '#client/features/fields/outline/FieldOutline.tsx'
import { useCropsIn } from '#client/features/fields/useCropsIn.ts'
import { useFieldArea } from '#client/features/fields/useFieldArea.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import whole from '#client/ui/styles/whole-card.module.css'
import { Value } from '#client/ui/value/Value.tsx'
import type { Field } from '#domain/fields/field.schema.ts'
import classes from './FieldCard.module.css'

/** A field: its shape, its area and how that came about, and what stands in it. */
export function FieldCard({ field }: { field: Pending<Field> }) {
  const t = useTranslations('fields.list')
  const format = useFormat()
  const nameOf = useCropNames()
  const crops = useCropsIn(field)
  const areaOf = useFieldArea()
  const { id, name, place, code, way, boundaryCoordinates: border, needsBorder, lastWork, isPending } = field
  const isBare = border.length === 0
  const remove = useRemoveField(name)
  return (
    <Card className={`${classes.card} ${whole.card}`}>
      <div className={classes.outline}>
        <FieldOutline border={border} label={isBare ? t('noBorder') : t('outline', { name })} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link to="/fields/$fieldId" params={{ fieldId: id }} className={whole.cover}>
            {name}
          </Link>
        </h2>
        <b className={classes.area}>{areaOf(field)}</b>
        {crops.length > 0 && <span>{format.list(crops.map(({ crop }) => nameOf(crop.name)))}</span>}
        <span className={classes.facts}>
          {[t(`way.${way}`), place, code && t('code', { code })].filter(Boolean).join(' · ')}
        </span>
        {lastWork?.on && (
          <span className={classes.facts}>
            <Value>
              {t('lastWork', {
                name: lastWork.name,
                date: format.dateTime(noonOf(lastWork.on), { day: 'numeric', month: 'short' }),
              })}
            </Value>
          </span>
        )}
        {isBare && needsBorder && (
          <span className={classes.needs}>
            <Badge tone="warm">{t('needsBorder')}</Badge>
            <span className={classes.facts}>{t('needsBorderHint')}</span>
          </span>
        )}
        {isPending && <PendingMark />}
      </div>
      <Button
        className={`${classes.remove} ${whole.above}`}
        variant="subtle"
        color="gray"
        aria-label={t('removeNamed', { name })}
        loading={remove.isPending}
        onClick={() => remove.mutate({ id })}
      >
        {t('remove')}
      </Button>
    </Card>
  )
}

/** It leaves the list at once, and can be brought back from the toast. */
function useRemoveField(name: string) {
  const t = useTranslations('fields.list')
  const undo = useUndo(api.farmer.fields.restore.mutate)
  return useWrite(api.farmer.fields.remove.mutate, {
    done: (_, { id }) => ({ title: t('removed'), text: t('removedText', { name }), undo: () => undo.mutate({ id }) }),
    failed: t('removeFailed'),
  })
}
