import { createRootRoute, Outlet } from '@tanstack/react-router'
import { dialogSearch } from '#client/ui/dialog/dialog-address.ts'
import { NotificationNavigator } from '../shell/NotificationNavigator.tsx'
import { SecondFactorGuide } from '../shell/SecondFactorGuide.tsx'
import { UpdateNotice } from '../shell/UpdateNotice.tsx'

export const Route = createRootRoute({
  validateSearch: dialogSearch,
  component: () => (
    <>
      <Outlet />
      <UpdateNotice />
      <NotificationNavigator />
      <SecondFactorGuide />
    </>
  ),
})
