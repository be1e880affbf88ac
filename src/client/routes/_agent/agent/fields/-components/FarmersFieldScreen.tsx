import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { problemOf } from '#client/api/errors.ts'
import { FieldGone } from '#client/features/fields/screen/FieldGone.tsx'
import { FieldScreen } from '#client/features/fields/screen/FieldScreen.tsx'
import type { FieldTab } from '#client/features/fields/screen/field-place.ts'
import { useField } from '#client/features/fields/useField.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { DialogLink } from '#client/ui/dialog/DialogLink.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import classes from './FarmersFieldScreen.module.css'

type FarmersFieldScreenProps = { fieldId: string; tab: FieldTab | undefined }

/** A farmer's field as agents see it, with the way to its farmer. */
export function FarmersFieldScreen({ fieldId, tab }: FarmersFieldScreenProps) {
  const t = useTranslations('field')
  const field = useField(fieldId)
  if (!field.data && problemOf(field.error) === 'notFound')
    return (
      <main className={grid.page}>
        <FieldGone
          action={
            <Button variant="light" renderRoot={(props) => <Link to="/agent/farmers" {...props} />}>
              {t('toFarmers')}
            </Button>
          }
        />
      </main>
    )
  return (
    <main className={classes.page}>
      {!field.data && <PageTitle>{t('title')}</PageTitle>}
      <QueryView
        query={field}
        skeleton={
          <div className={grid.page}>
            <CardSkeletons count={2} height={240} />
          </div>
        }
      >
        {(found) => (
          <>
            <DialogLink name="farmer" id={found.farmerId} className={classes.back}>
              <IconArrowLeft size={20} aria-hidden="true" /> {t('toFarmer')}
            </DialogLink>
            <FieldScreen field={found} place="/agent/fields/$fieldId" tab={tab} />
          </>
        )}
      </QueryView>
    </main>
  )
}
