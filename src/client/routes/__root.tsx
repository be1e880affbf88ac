import { createRootRoute, Outlet } from '@tanstack/react-router'
import { NewsGuide } from '#client/components/NewsGuide.tsx'
import { SecondFactorGuide } from '#client/components/SecondFactorGuide.tsx'
import { UpdateNotice } from '#client/components/UpdateNotice.tsx'

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
