/** How long a phone keeps receipts of what it sent, and is told that the server was restored. */
export const RECEIPT_DAYS = 90
