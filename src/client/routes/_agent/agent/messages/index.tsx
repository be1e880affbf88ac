import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { SMS_STATUS } from '#domain/messaging/sms.ts'
import { keysOf } from '#domain/table.ts'
import { MessagesScreen } from './-components/MessagesScreen.tsx'

const search = z.object({ status: z.enum(keysOf(SMS_STATUS)).optional().catch(undefined) })

export const Route = createFileRoute('/_agent/agent/messages/')({ validateSearch: search, component: Screen })

function Screen() {
  const { status } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MessagesScreen
      status={status}
      onStatus={(next) => void navigate({ search: (given) => ({ ...given, status: next }), replace: true })}
    />
  )
}
