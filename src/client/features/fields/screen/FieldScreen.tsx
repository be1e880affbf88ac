import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import { FieldTabs } from './FieldTabs.tsx'
import type { FieldPanelProps, FieldTab } from './field-place.ts'
import { FieldMap } from './map/FieldMap.tsx'

const PANELS = {
  map: FieldMap,
  soil: lazy(() => import('./soil/FieldSoil.tsx')),
  work: lazy(() => import('./work/FieldWork.tsx')),
  weather: lazy(() => import('./weather/FieldWeather.tsx')),
} as const satisfies Record<FieldTab, ComponentType<FieldPanelProps>>

/** A field: its border and facts, what was measured, what was done, and its weather. */
export function FieldScreen({ field, place, tab = 'map' }: FieldPanelProps & { tab?: FieldTab | undefined }) {
  const t = useTranslations('field.tab')
  const Panel = PANELS[tab]
  return (
    <>
      {/* Another tab is another page for those who hear it. */}
      <PageTitle key={tab} part={t(tab)} action={field.isPending && <PendingMark />}>
        {field.name}
      </PageTitle>
      <div className={grid.page}>
        <FieldTabs place={place} fieldId={field.id} tab={tab} />
        <Suspense
          fallback={
            <Loading>
              <CardSkeletons count={2} height={160} />
            </Loading>
          }
        >
          <Panel field={field} place={place} />
        </Suspense>
      </div>
    </>
  )
}
