import { createRootRoute, Outlet } from '@tanstack/react-router'
import { dialogSearch } from '#client/ui/dialog/dialog-address.ts'
import { SecondFactorGuide } from '../shell/SecondFactorGuide.tsx'
import { UpdatePlace } from '../shell/UpdatePlace.tsx'

export const Route = createRootRoute({
  validateSearch: dialogSearch,
  component: () => (
    <>
      <Outlet />
      <UpdatePlace />
      <SecondFactorGuide />
    </>
  ),
})
