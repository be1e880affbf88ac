import { createRootRoute, Outlet } from '@tanstack/react-router'
import { UpdateNotice } from '#client/components/UpdateNotice.tsx'

export const Route = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <UpdateNotice />
    </>
  ),
})
