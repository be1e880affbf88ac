import { Button } from '@mantine/core'
import { IconChevronLeft, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { FieldOutline } from '#client/features/fields/outline/FieldOutline.tsx'
import { useMyFields } from '#client/features/fields/useMyFields.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { FieldCard } from './FieldCard.tsx'
import classes from './FieldsScreen.module.css'

const RemovedFields = lazy(() => import('./RemovedFields.tsx'))

/** The farmer's fields, the newest first. */
export function FieldsScreen() {
  const t = useTranslations('fields.list')
  const crops = useTranslations('common.nav')
  const fields = useMyFields()
  const add = (
    <Button
      renderRoot={(props) => <Link to="/fields/new" {...props} />}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      {t('new')}
    </Button>
  )
  return (
    <>
      <Link to="/crops" className={classes.back}>
        <IconChevronLeft size={20} aria-hidden="true" /> {crops('crops')}
      </Link>
      <PageTitle action={fields.data?.length === 0 ? undefined : add}>{t('title')}</PageTitle>
      <div className={grid.page}>
        <QueryView
          query={fields}
          skeleton={<CardSkeletons count={2} height={128} grid={grid.cards} />}
          empty={<EmptyState drawing={<Drawing />} text={t('none')} hint={t('noneHint')} action={add} />}
        >
          {(list) => (
            <ul className={`${grid.cards} ${classes.list}`}>
              {list.map((field) => (
                <li key={field.id}>
                  <FieldCard field={field} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        <Suspense>
          <RemovedFields />
        </Suspense>
      </div>
    </>
  )
}

/** A field of five corners, as one is drawn in the list. */
const Drawing = () => (
  <div className={classes.drawing}>
    <FieldOutline border={SHAPE} />
  </div>
)
const SHAPE = [[0, 0], [0.0009, 0.0001], [0.0011, 0.0007], [0.0005, 0.001], [0, 0.0008], [0, 0]] as const // biome-ignore format: a shape
