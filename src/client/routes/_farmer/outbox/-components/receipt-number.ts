const SHORT = 8

/** The number that the server gave to what was sent: of a request for help its own, of a row the end of its id, which is random. */
export function numberOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { ticketId, id } = answer as { ticketId?: unknown; id?: unknown }
  if (typeof ticketId === 'string' && ticketId) return ticketId
  return typeof id === 'string' && id ? id.slice(-SHORT).toUpperCase() : null
}
