import { createFileRoute } from '@tanstack/react-router'
import { SMS_STATUS, type SmsStatus } from '#domain/messaging/sms.ts'
import { keysOf } from '#domain/table.ts'
import { MessagesScreen } from './-components/MessagesScreen.tsx'

/** Without zod, which every first view would load with the addresses of all screens. */
const search = ({ status }: Record<string, unknown>): { status?: SmsStatus } => ({
  status: keysOf(SMS_STATUS).find((each) => each === status),
})

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
