type Patience = { patienceMs: number; stopping: AbortSignal }

/** Asks for JSON. Whatever goes wrong is an Error that says in a sentence what it was, for the log. */
export async function getJson(url: URL, { patienceMs, stopping }: Patience): Promise<unknown> {
  const patience = AbortSignal.timeout(patienceMs)
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      // Only the operator configures the address; redirects are not followed.
      redirect: 'manual',
      signal: AbortSignal.any([stopping, patience]),
    })
    const body = parsed(await response.text())
    if (!response.ok) throw new Error(`${url.host} answered ${response.status}${reasonIn(body)}`)
    if (body === undefined) throw new Error(`${url.host} answered something that is not JSON`)
    return body
  } catch (error) {
    if (patience.aborted) throw new Error(`${url.host} did not answer within ${patienceMs / 1000} s`, { cause: error })
    // fetch itself says no more than 'fetch failed'.
    if (error instanceof TypeError) throw new Error(`${url.host} could not be reached`, { cause: error })
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What Open-Meteo and its like say of a refusal: { error: true, reason }. */
function reasonIn(body: unknown) {
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined
  return typeof reason === 'string' ? `: ${reason.slice(0, 200)}` : ''
}
