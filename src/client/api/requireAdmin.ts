import { redirect } from '@tanstack/react-router'
import { getSession } from '#client/phone/session.ts'

/** Opens the admin area to who is an administrator by what the browser remembers; the server has the last word. */
export function requireAdmin() {
  const session = getSession()
  if (!session) throw redirect({ to: '/admin/login' })
  // The start page is a document of its own, outside the app.
  if (session.user.role !== 'admin') throw redirect({ href: '/', reloadDocument: true })
}
