/** Letters and digits that cannot be taken for one another when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ticket id such as KUU-7F3K2Q; `randomBelow` must be a cryptographic source, for an id is a claim to an answer. */
export const newTicketId = (randomBelow: (max: number) => number) =>
  `KUU-${Array.from({ length: 6 }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('')}`

/** What an agent did, and about which request. */
type Answer = { ticketId: string; subject: string | null; agent: string }

/** What the bell of the sender says when a ticket was answered. */
export const answerNotification = ({ ticketId, subject, agent }: Answer) => ({
  type: 'system' as const,
  priority: 'medium' as const,
  title: 'Your request was answered',
  message: `${agent} answered ${named(subject)} (${ticketId}).`,
  link: `/tickets/${ticketId}`,
})

/** The same when it was closed. */
export const closingNotification = ({ ticketId, subject, agent }: Answer) => ({
  ...answerNotification({ ticketId, subject, agent }),
  title: 'Your request was closed',
  message: `${agent} closed ${named(subject)} (${ticketId}). If you still need help, please send a new one.`,
})

const named = (subject: string | null) => (subject ? `‘${subject}’` : 'your request')
