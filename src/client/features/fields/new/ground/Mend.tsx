import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { Crossing } from '#domain/fields/border/crossing.ts'
import classes from '../NewField.module.css'

type MendProps = {
  crossing: Crossing
  corners: number
  onRemoveLast: () => void
  onMoveFirst?: () => void
  onBackTo: (corner: number) => void
}

/** Names the edges that cross, and the ways out. */
export function Mend({ crossing: { vertex, edge }, corners, onRemoveLast, onMoveFirst, onBackTo }: MendProps) {
  const t = useTranslations('fields.mend')
  const values = { from: String(edge + 1), to: String(edge + 2) }
  const words = vertex === corners ? t('closing', values) : t('text', { ...values, point: String(vertex + 1) })
  return (
    <div className={classes.mend} role="alert">
      <b>{t('title')}</b>
      <p>
        <Value>{words}</Value>
      </p>
      <div className={classes.buttons}>
        <Button onClick={onRemoveLast}>{t('removeLast')}</Button>
        {onMoveFirst && (
          <Button variant="default" onClick={onMoveFirst}>
            {t('moveFirst')}
          </Button>
        )}
        <Button variant="default" onClick={() => onBackTo(edge)}>
          <Value>{t('backTo', { point: String(edge + 1) })}</Value>
        </Button>
      </div>
    </div>
  )
}
