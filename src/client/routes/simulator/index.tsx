import { createFileRoute } from '@tanstack/react-router'
import { api } from '#client/api/client.ts'
import { requireAdmin } from '#client/api/requireAdmin.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { SimulatorScreen } from './-components/SimulatorScreen.tsx'

export const Route = createFileRoute('/simulator/')({
  beforeLoad: async () => {
    const [{ demo }] = await Promise.all([api.auth.status.query(), needMessages('desk')])
    if (!demo) requireAdmin()
  },
  component: SimulatorScreen,
})
