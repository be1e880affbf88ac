import { createRootRoute, Outlet } from '@tanstack/react-router'
import { NewsGuide } from '../shell/NewsGuide.tsx'
import { SecondFactorGuide } from '../shell/SecondFactorGuide.tsx'
import { UpdateNotice } from '../shell/UpdateNotice.tsx'

export const Route = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <UpdateNotice />
      <NewsGuide />
      <SecondFactorGuide />
    </>
  ),
})
