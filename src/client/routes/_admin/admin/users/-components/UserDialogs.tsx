import { lazy, Suspense, useState } from 'react'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { PasswordCode, UserRecord } from '#domain/people/user-record.schema.ts'

const UserDialog = lazy(() => import('./UserDialog.tsx'))
const CodeDialog = lazy(() => import('./CodeDialog.tsx'))
const ErasureDialog = lazy(() => import('./ErasureDialog.tsx'))
const ActivationDialog = lazy(() => import('./ActivationDialog.tsx'))
const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

/** The dialogs of the list of users, as the address names them; a new user's code is in no address. */
export function UserDialogs({ rows }: { rows: UserRecord[] }) {
  const dialog = useDialog('record', 'code', 'deactivate', 'reactivate', 'delete', 'import')
  const [made, setMade] = useState<PasswordCode | null>(null)
  const user = rows.find(({ id }) => id === dialog.id) ?? null
  return (
    <Suspense>
      {dialog.name === 'record' && (user || dialog.id === 'new') && (
        <UserDialog key={user?.id} user={user} onClose={dialog.close} onMade={setMade} />
      )}
      {dialog.name === 'code' && user && <CodeDialog user={user} onClose={dialog.close} />}
      {made && <CodeDialog user={made} made={made} onClose={() => setMade(null)} />}
      {(dialog.name === 'deactivate' || dialog.name === 'reactivate') && user && (
        <ActivationDialog users={[user]} isActive={dialog.name === 'reactivate'} onClose={dialog.close} />
      )}
      {dialog.name === 'delete' && user && <ErasureDialog user={user} onClose={dialog.close} />}
      {dialog.name === 'import' && <ImportDialog onClose={dialog.close} />}
    </Suspense>
  )
}
