import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import { FieldGone } from '../screen/FieldGone.tsx'
import { BackLink } from './BackLink.tsx'
import classes from './NewField.module.css'
import { targetOf, type Way } from './target.ts'
import { useTarget } from './useTarget.ts'
import { WayChoice } from './WayChoice.tsx'

const SCREENS = {
  walk: lazy(() => import('./walk/WalkScreen.tsx')),
  draw: lazy(() => import('./draw/DrawScreen.tsx')),
  tape: lazy(() => import('./tape/TapeScreen.tsx')),
  area: lazy(async () => {
    const [screen] = await Promise.all([import('./save/AreaScreen.tsx'), needMessages('crop')])
    return screen
  }),
} satisfies Record<Way, unknown>

/** The choice of a way to measure a field, or the screen of the chosen one. */
export function NewFieldScreen() {
  const t = useTranslations('fields')
  const { search, place, field, isPending, isGone } = useTarget()
  const Screen = search.way && SCREENS[search.way]
  const title = { walk: t('walk.title'), draw: t('draw.title'), tape: t('tape.title'), area: t('new.area') }
  const chosen = field ? t('new.titleOf', { name: field.name }) : t('new.title')
  return (
    <>
      {search.way ? (
        <Link to={place} search={targetOf(search)} className={classes.back}>
          <IconChevronLeft size={20} aria-hidden="true" /> {t('new.other')}
        </Link>
      ) : (
        <BackLink />
      )}
      <PageTitle key={search.way ?? 'choice'}>{search.way ? title[search.way] : chosen}</PageTitle>
      <div className={grid.page}>
        {isPending ? (
          <Waiting />
        ) : isGone ? (
          <FieldGone action={<BackLink />} />
        ) : Screen ? (
          <Suspense fallback={<Waiting />}>
            <Screen />
          </Suspense>
        ) : (
          <WayChoice />
        )}
      </div>
    </>
  )
}

const Waiting = () => (
  <Loading>
    <CardSkeletons count={1} height={320} />
  </Loading>
)
