import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { FieldGone } from '#client/features/fields/screen/FieldGone.tsx'
import { FieldScreen } from '#client/features/fields/screen/FieldScreen.tsx'
import type { FieldTab } from '#client/features/fields/screen/field-place.ts'
import { useMyFields } from '#client/features/fields/useMyFields.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import classes from './MyFieldScreen.module.css'

type MyFieldScreenProps = { fieldId: string; tab: FieldTab | undefined }

/** One of the signed-in farmer's fields, also one that waits to be sent. */
export function MyFieldScreen({ fieldId, tab }: MyFieldScreenProps) {
  const t = useTranslations('field')
  const fields = useMyFields()
  return (
    <>
      <Link to="/fields" className={classes.back}>
        <IconArrowLeft size={20} aria-hidden="true" /> {t('back')}
      </Link>
      {!fields.data && <PageTitle>{t('title')}</PageTitle>}
      <QueryView
        query={fields}
        skeleton={
          <div className={grid.page}>
            <CardSkeletons count={2} height={240} />
          </div>
        }
      >
        {(own) => {
          const field = own.find(({ id }) => id === fieldId)
          return field ? (
            <FieldScreen field={field} place="/fields/$fieldId" tab={tab} />
          ) : (
            <div className={grid.page}>
              <FieldGone
                action={
                  <Button variant="light" renderRoot={(props) => <Link to="/fields" {...props} />}>
                    {t('back')}
                  </Button>
                }
              />
            </div>
          )
        }}
      </QueryView>
    </>
  )
}
