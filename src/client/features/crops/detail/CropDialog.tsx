import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { TabList } from '#client/ui/dialog/TabList.tsx'
import tabs from '#client/ui/dialog/tabs.module.css'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { keysOf } from '#domain/table.ts'
import { Overview } from './Overview.tsx'

type CropPanel = ComponentType<{ farmerCrop: FarmerCrop }>

const PANELS = {
  overview: Overview,
  care: lazy(() => import('./CareSchedule.tsx')),
  health: lazy(() => import('./HealthMonitor.tsx')),
  log: lazy(() => import('./ActivityLog.tsx')),
} as const satisfies Record<string, CropPanel>
type Tab = keyof typeof PANELS

export default function CropDialog({ farmerCrop, onClose }: { farmerCrop: FarmerCrop; onClose: () => void }) {
  const t = useTranslations('crop.tab')
  const cropName = useCropNames()
  // A tab is mounted when it is first opened, and stays mounted: what is typed in it is not lost.
  const [seen, setSeen] = useState<readonly Tab[]>(['overview'])
  const look = (tab: string | null) => setSeen((before) => [...new Set([...before, tab as Tab])])
  return (
    <SheetDialog onClose={onClose} title={cropName(farmerCrop.crop.name)} width={640}>
      <Tabs defaultValue="overview" keepMounted onChange={look}>
        <TabList>
          {keysOf(PANELS).map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(tab)}
            </Tabs.Tab>
          ))}
        </TabList>
        {keysOf(PANELS).map((tab) => {
          const Panel = PANELS[tab]
          return (
            <Tabs.Panel key={tab} value={tab} className={tabs.panel}>
              {seen.includes(tab) && (
                <Suspense fallback={<CardSkeletons />}>{<Panel farmerCrop={farmerCrop} />}</Suspense>
              )}
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </SheetDialog>
  )
}
