import { Button } from '@mantine/core'
import { IconRulerMeasure } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { FieldPanelProps } from '../field-place.ts'

/** Leads to the ways in which the border of a field is measured, for the first time or anew. */
export function MeasureLink({ field: { id, farmerId, boundaryCoordinates }, place }: FieldPanelProps) {
  const t = useTranslations('field.map')
  const isKnown = boundaryCoordinates.length > 0
  return (
    <Button
      variant={isKnown ? 'default' : 'filled'}
      leftSection={<IconRulerMeasure size={18} aria-hidden="true" />}
      renderRoot={(props) =>
        place === '/fields/$fieldId' ? (
          <Link to="/fields/new" search={{ field: id }} {...props} />
        ) : (
          <Link to="/agent/fields/new" search={{ farmer: farmerId, field: id }} {...props} />
        )
      }
    >
      {t(isKnown ? 'measureAgain' : 'measure')}
    </Button>
  )
}
