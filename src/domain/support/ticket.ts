/** Letters and digits that cannot be taken for one another when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ticket id such as KUU-7F3K2Q; `randomBelow` must be a cryptographic source, for an id is a claim to an answer. */
export const newTicketId = (randomBelow: (max: number) => number) =>
  `KUU-${Array.from({ length: 6 }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('')}`
