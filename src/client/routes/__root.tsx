import { createRootRoute, Outlet } from '@tanstack/react-router'
import { NotificationNavigator } from '../shell/NotificationNavigator.tsx'
import { SecondFactorGuide } from '../shell/SecondFactorGuide.tsx'
import { UpdateNotice } from '../shell/UpdateNotice.tsx'

export const Route = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <UpdateNotice />
      <NotificationNavigator />
      <SecondFactorGuide />
    </>
  ),
})
