import { Tabs } from '@mantine/core'
import type { FocusEvent } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import tabs from './tabs.module.css'

/** The tabs of a sheet. Home and End open the first and the last one, as the arrow keys do the next. */
export const TabList = ({ grow, children }: { grow?: boolean; children: Shown }) => (
  <Tabs.List grow={grow} className={tabs.tabs} onFocus={openFocused}>
    {children}
  </Tabs.List>
)

function openFocused({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
  const isFromTab = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  if (isFromTab && target.ariaSelected !== 'true') target.click()
}
