import type { trpc } from '#client/api/hooks.ts'

/** The lists that change when somebody deals with a message. */
export const refreshInbox = ({ agent }: ReturnType<typeof trpc.useUtils>) =>
  Promise.all([agent.inbox.invalidate(), agent.sms.invalidate(), agent.dashboard.overview.invalidate()])
