/** What is known of a farmer who applies for a loan. */
export type CreditFacts = {
  /** Since when the farmer has an account here. */
  days: number
  /** Crops on record, and how many of them were harvested with their yield. */
  crops: number
  harvests: number
  repaidLoans: number
  defaultedLoans: number
  /** What is to be paid back, and what the harvest should bring, in hundredths of one currency. */
  total: number
  harvestValue: number | null
}

const upTo = (max: number, points: number) => Math.max(0, Math.min(max, Math.round(points)))

/** The parts of the score: the most that each can bring, and how it is counted. */
export const CREDIT_PARTS = {
  /** One point for each month since registration. */
  time: { max: 20, of: ({ days }: CreditFacts) => upTo(20, Math.floor(days / 30)) },
  crops: { max: 15, of: ({ crops }: CreditFacts) => upTo(15, crops * 5) },
  harvests: { max: 15, of: ({ harvests }: CreditFacts) => upTo(15, harvests * 5) },
  /** Half of it to begin with; each loan that was paid back adds, one that was not takes all of it away. */
  loans: {
    max: 30,
    of: ({ repaidLoans, defaultedLoans }: CreditFacts) => (defaultedLoans > 0 ? 0 : upTo(30, 15 + repaidLoans * 5)),
  },
  /** All of it where the harvest brings twice what is to be paid back, nothing where it brings less than that. */
  harvestValue: {
    max: 20,
    of: ({ total, harvestValue }: CreditFacts) =>
      harvestValue === null || harvestValue < total ? 0 : upTo(20, (20 * (harvestValue - total)) / total),
  },
} as const satisfies Record<string, { max: number; of: (facts: CreditFacts) => number }>
