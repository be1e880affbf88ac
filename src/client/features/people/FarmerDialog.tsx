import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { TabList } from '#client/ui/dialog/TabList.tsx'
import tabs from '#client/ui/dialog/tabs.module.css'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { FarmerDetail } from '#domain/people/farmer.schema.ts'
import { FarmerDetails } from './farmer/FarmerDetails.tsx'
import { FarmerFigures } from './farmer/FarmerFigures.tsx'
import type { FarmerPanelProps } from './farmer/panel.ts'

const OWN_PANELS = {
  details: FarmerDetails,
  crops: lazy(() => import('./farmer/FarmerCrops.tsx')),
  messages: lazy(() => import('./farmer/FarmerMessages.tsx')),
  actions: lazy(() => import('./farmer/FarmerActions.tsx')),
} as const satisfies Record<string, ComponentType<FarmerPanelProps>>
const TABS = ['details', 'crops', 'fields', 'messages', 'actions'] as const
type Tab = (typeof TABS)[number]

type FarmerDialogProps = {
  farmerId: string
  /** The tab that is open first. */
  first?: string | undefined
  /** The tab of the fields, which another feature draws. */
  Fields: ComponentType<FarmerPanelProps>
  onClose: () => void
}

/** A farmer as agents see one: how to reach them, what they grow, what was written and said, and what to do next. */
export default function FarmerDialog({ farmerId, first, Fields, onClose }: FarmerDialogProps) {
  const t = useTranslations('agent')
  const farmer = trpc.agent.farmers.get.useQuery({ farmerId })
  return (
    <SheetDialog onClose={onClose} title={farmer.data?.fullName ?? t('farmer')} width={640}>
      <QueryView query={farmer}>
        {(found) => <FarmerTabs farmer={found} first={TABS.find((tab) => tab === first)} Fields={Fields} />}
      </QueryView>
    </SheetDialog>
  )
}

type FarmerTabsProps = Pick<FarmerDialogProps, 'Fields'> & { farmer: FarmerDetail; first: Tab | undefined }

function FarmerTabs({ farmer, first = 'details', Fields }: FarmerTabsProps) {
  const t = useTranslations('agent.tab')
  const [shown, setShown] = useState<string>(first)
  // A tab is mounted when it is first opened, and stays mounted: what is typed in it is not lost.
  const [seen, setSeen] = useState<readonly string[]>([first])
  const look = (tab: string | null) => {
    if (!tab) return
    setShown(tab)
    setSeen((before) => [...new Set([...before, tab])])
  }
  const [isWriting, setWriting] = useState(false)
  const write = (now: boolean) => {
    setWriting(now)
    if (now) look('messages')
  }
  return (
    <>
      <FarmerFigures farmer={farmer} />
      <Tabs value={shown} keepMounted onChange={look}>
        <TabList>
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(tab)}
            </Tabs.Tab>
          ))}
        </TabList>
        {TABS.map((tab) => {
          const Panel = tab === 'fields' ? Fields : OWN_PANELS[tab]
          return (
            <Tabs.Panel key={tab} value={tab} className={tabs.panel}>
              {seen.includes(tab) && (
                <Suspense fallback={<CardSkeletons />}>
                  {<Panel farmer={farmer} isWriting={isWriting} onWriting={write} />}
                </Suspense>
              )}
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </>
  )
}
