import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CardSkeletons } from '#client/components/QueryView.tsx'
import { SheetDialog } from '#client/components/SheetDialog.tsx'
import { useCropNames } from '#client/features/crops/useCropNames.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'
import { idsOf } from '#domain/table.ts'
import classes from './CropDialog.module.css'
import { Overview } from './crop/Overview.tsx'

type CropPanel = ComponentType<{ grown: FarmerCrop }>

const PANELS = {
  overview: Overview,
  care: lazy(() => import('./crop/CareSchedule.tsx')),
  health: lazy(() => import('./crop/HealthMonitor.tsx')),
  log: lazy(() => import('./crop/ActivityLog.tsx')),
} as const satisfies Record<string, CropPanel>
type Tab = keyof typeof PANELS

export default function CropDialog({ grown, onClose }: { grown: FarmerCrop; onClose: () => void }) {
  const t = useTranslations('crop.tab')
  const cropName = useCropNames()
  // A part is made when it is first looked at, and stays: nothing typed in it is lost by looking at another.
  const [seen, setSeen] = useState<readonly Tab[]>(['overview'])
  const look = (tab: string | null) => setSeen((before) => [...new Set([...before, tab as Tab])])
  return (
    <SheetDialog opened onClose={onClose} title={cropName(grown.crop.name)} width={640}>
      <Tabs defaultValue="overview" keepMounted onChange={look}>
        <Tabs.List className={classes.tabs}>
          {idsOf(PANELS).map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(tab)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {idsOf(PANELS).map((tab) => {
          const Panel = PANELS[tab]
          return (
            <Tabs.Panel key={tab} value={tab} className={classes.panel}>
              {seen.includes(tab) && <Suspense fallback={<CardSkeletons />}>{<Panel grown={grown} />}</Suspense>}
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </SheetDialog>
  )
}
