import { today } from '#client/phone/clock.ts'
import { addDays } from '#domain/dates.ts'
import { one, paged, type Question } from '../ahead/questions.ts'

/** What the screens of an agent ask; the same inputs there and here, so that an answer is found under its key. */
export const ALL_FARMERS = { sort: '-createdAt', limit: 50 } as const
export const FARMER_CHOICES = { sort: 'fullName', limit: 200 } as const
export const RECENT_FARMERS = { limit: 3 } as const
export const OPEN_VISITS = { open: true, limit: 20 } as const
export const ALL_DOCUMENTS = { limit: 30 } as const
export const NOTES_SHOWN = 20
export const TEXTS_SHOWN = 20
export const ALL_TEXTS = { limit: 30 } as const
export const INBOX = { limit: 30 } as const
/** How many messages wait in the inbox. */
export const INBOX_COUNT = { limit: 1 } as const
export const OPEN_REQUESTS = { status: 'open', assigned: 'anybody', sort: '-createdAt', limit: 30 } as const

/** The agent may start on the road tomorrow without a connection. */
const DAYS_AHEAD = [0, 1, 2]

/** The lists of an agent: what waits, the visits, the farmers, the documents. */
export const agentQuestions = (): Question[] => [
  ...DAYS_AHEAD.map((days) => addDays(today(), days)).flatMap((day) => [
    one('agent.today.get', { day }),
    one('agent.visits.round', { date: day }),
  ]),
  paged('agent.visits.list', OPEN_VISITS),
  one('agent.farmers.list', FARMER_CHOICES),
  paged('agent.farmers.list', ALL_FARMERS),
  one('agent.farmers.list', RECENT_FARMERS),
  paged('agent.documents.list', ALL_DOCUMENTS),
  paged('agent.tickets.list', OPEN_REQUESTS),
  paged('agent.inbox.list', INBOX),
  one('agent.inbox.list', INBOX_COUNT),
  paged('agent.sms.messages', ALL_TEXTS),
  one('agent.dashboard.overview', undefined),
  one('agent.dashboard.myAdvisories', undefined),
  one('farmer.crops.catalogue', undefined),
]

/** What the dialog of a farmer asks. */
export const questionsOfFarmer = (farmerId: string): Question[] => [
  one('agent.farmers.get', { farmerId }),
  one('farmer.crops.list', { farmerId }),
  one('agent.farmers.notes', { farmerId, limit: NOTES_SHOWN }),
  one('agent.sms.conversation', { farmerId, limit: TEXTS_SHOWN }),
]
