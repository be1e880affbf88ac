/** What is asked of a request: Hono's, or the headers of node's. */
type Sent = { header: (name: string) => string | undefined }

/**
 * The idempotency keys of a request, in the order of its calls: `Idempotency-Key` is that of a single call, and
 * `Idempotency-Keys` are those of a batch, with a comma between two and nothing where a call has none. Which letters a
 * key may have is asked where it is used.
 */
export function idempotencyKeysOf(req: Sent): (string | null)[] {
  const [one, several] = [req.header('idempotency-key'), req.header('idempotency-keys')]
  if (several !== undefined) return several.split(',').map((key) => key.trim() || null)
  return one === undefined ? [] : [one]
}

/** Whether the keys of a request are those of its calls: a key that fits several would name none of them. */
export function areKeysOf(req: Sent, calls: number) {
  const [one, several] = [req.header('idempotency-key'), req.header('idempotency-keys')]
  if (one !== undefined) return several === undefined && calls === 1
  return several === undefined || idempotencyKeysOf(req).length === calls
}
