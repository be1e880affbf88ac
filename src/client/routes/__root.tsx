import { createRootRoute, Outlet } from '@tanstack/react-router'
import { NotificationNavigator } from '../shell/NotificationNavigator.tsx'
import { SecondFactorGuide } from '../shell/SecondFactorGuide.tsx'
import { UpdateNotice } from '../shell/UpdateNotice.tsx'
import { dialogSearch } from '../ui/dialog/dialog-address.ts'

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
