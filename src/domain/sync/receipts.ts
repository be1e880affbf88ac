/** How long a phone keeps receipts of what it sent, and is told that the server was restored. */
export const RECEIPT_DAYS = 90

/** As many of them are asked about at a time: their keys stand in the address. */
export const MOST_KEYS = 100
