import { MAX_REASONS, MAX_SAMPLES, type RefusedSample } from '#domain/market/import/price-import.schema.ts'

const OTHER = 'other reasons'
const MAX_TEXT = 200

/** Counts refused rows by their reasons, and keeps the first of them. */
export function refusalLog() {
  const reasons = new Map<string, number>()
  const samples: RefusedSample[] = []
  let rows = 0
  return {
    add(reason: string, line: number, text: () => string) {
      const said = reasons.has(reason) || reasons.size < MAX_REASONS ? reason : OTHER
      reasons.set(said, (reasons.get(said) ?? 0) + 1)
      rows += 1
      if (samples.length < MAX_SAMPLES) samples.push({ line, text: text().slice(0, MAX_TEXT), reason })
    },
    /** The same counts and rows so far, to go on from more than once. */
    copy() {
      const copied = refusalLog()
      copied.take({ reasons, samples, rows })
      return copied
    },
    take(log: { reasons: ReadonlyMap<string, number>; samples: readonly RefusedSample[]; rows: number }) {
      for (const [reason, count] of log.reasons) reasons.set(reason, count)
      samples.push(...log.samples)
      rows = log.rows
    },
    result: () => ({
      refused: rows,
      reasons: [...reasons].map(([reason, rows]) => ({ reason, rows })).sort((a, b) => b.rows - a.rows),
      samples: samples.toSorted((a, b) => a.line - b.line),
    }),
  }
}
export type RefusalLog = ReturnType<typeof refusalLog>
