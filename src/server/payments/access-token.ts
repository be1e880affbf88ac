import { askJson, fieldsOf } from './ask-json.ts'

/** Asked anew so long before it ends. */
const MARGIN_MS = 60_000

type Source = { url: string; method: 'GET' | 'POST'; headers: Record<string, string>; now: () => Date }

/** A token that opens a provider's other paths, asked when it is needed and kept until it ends; null where it is refused. */
export function accessToken({ url, method, headers, now }: Source) {
  let kept: { token: string; until: number } | null = null
  return async (signal: AbortSignal): Promise<string | null> => {
    if (kept && kept.until > now().getTime()) return kept.token
    const { access_token: token, expires_in: seconds } = fieldsOf(
      (await askJson(url, { method, headers, signal })).body,
    )
    if (typeof token !== 'string') return null
    kept = { token, until: now().getTime() + Number(seconds ?? 0) * 1000 - MARGIN_MS }
    return token
  }
}
