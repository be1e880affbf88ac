import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useFarmerFields } from '#client/offline/optimistic/useFarmerFields.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useAreaWords } from '#client/ui/area/useAreaWords.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import whole from '#client/ui/styles/whole-card.module.css'
import classes from './FarmerFields.module.css'
import { FieldOutline } from './outline/FieldOutline.tsx'

/** The fields of a farmer as agents see them; each leads to its page. */
export default function FarmerFields({ farmer: { id: farmerId } }: { farmer: { id: string } }) {
  const t = useTranslations('agent')
  const areaWords = useAreaWords()
  const fields = useFarmerFields(farmerId)
  return (
    <div className={classes.panel}>
      <Button
        variant="light"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        renderRoot={(props) => <Link to="/agent/fields/new" search={{ farmer: farmerId }} {...props} />}
      >
        {t('newField')}
      </Button>
      <QueryView query={fields} empty={<EmptyState text={t('noFields')} />}>
        {(own) => (
          <ul className={classes.fields}>
            {own.map(({ id, name, totalArea, place, boundaryCoordinates, needsBorder, isPending }) => (
              <li key={id} className={`${classes.field} ${whole.card}`}>
                <span className={classes.outline}>
                  <FieldOutline border={boundaryCoordinates} />
                </span>
                <span className={classes.words}>
                  <Link
                    to="/agent/fields/$fieldId"
                    params={{ fieldId: id }}
                    className={`${classes.link} ${whole.cover}`}
                  >
                    {name}
                  </Link>
                  <span>{areaWords(totalArea)}</span>
                  {place && <span className={classes.quiet}>{place}</span>}
                  {needsBorder && boundaryCoordinates.length === 0 && <Badge tone="warm">{t('needsBorder')}</Badge>}
                  {isPending && <PendingMark />}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  )
}
