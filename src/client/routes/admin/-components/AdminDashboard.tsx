import { AdminFrame } from '#client/shell/admin/AdminFrame.tsx'
import { Overview } from './Overview.tsx'

export function AdminDashboard() {
  return (
    <AdminFrame>
      <Overview />
    </AdminFrame>
  )
}
