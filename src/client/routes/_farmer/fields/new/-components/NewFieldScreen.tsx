import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import classes from './NewField.module.css'
import { WayChoice } from './WayChoice.tsx'

const SCREENS = {
  walk: lazy(() => import('./walk/WalkScreen.tsx')),
  draw: lazy(() => import('./draw/DrawScreen.tsx')),
  tape: lazy(() => import('./tape/TapeScreen.tsx')),
  area: lazy(async () => {
    const [screen] = await Promise.all([import('./save/AreaScreen.tsx'), needMessages('crop')])
    return screen
  }),
}

/** The ways to a new field. */
export type Way = keyof typeof SCREENS

/** The choice of a way, or the screen of the chosen one. */
export function NewFieldScreen({ way: asked }: { way: Way | undefined }) {
  const t = useTranslations('fields')
  // An address may say anything.
  const way = asked && asked in SCREENS ? asked : undefined
  const Screen = way && SCREENS[way]
  const title = { walk: t('walk.title'), draw: t('draw.title'), tape: t('tape.title'), area: t('new.area') }
  return (
    <>
      {way ? (
        <Link to="/fields/new" className={classes.back}>
          <IconChevronLeft size={20} aria-hidden="true" /> {t('new.other')}
        </Link>
      ) : (
        <Link to="/fields" className={classes.back}>
          <IconChevronLeft size={20} aria-hidden="true" /> {t('back')}
        </Link>
      )}
      <PageTitle key={way ?? 'choice'}>{way ? title[way] : t('new.title')}</PageTitle>
      <div className={grid.page}>
        {Screen ? (
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
