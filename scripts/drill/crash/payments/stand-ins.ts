import { AIRTEL, fakeAirtel } from '../../../../tests/server/payments/fake-airtel.ts'
import { fakeMomo, MOMO, type Mood } from '../../../../tests/server/payments/fake-momo.ts'
import { fakeMpesa, MPESA, payoutResult, statusResult, stkCallback } from '../../../../tests/server/payments/fake-mpesa.ts' // biome-ignore format: one import

/** A provider that loses requests and answers. */
type StandIn = {
  env: Record<string, string>
  account: { provider: string; country: string; currency: string; phones: readonly [string, string] }
  /** The payments that it did, by what they were called to it: one that was done twice stands here twice. */
  done: () => string[]
  requests: () => number
  /** What it calls back, each once and whether or not somebody hears it. */
  calls: { path: string; body: object }[]
  close: () => Promise<unknown>
}

const ORIGIN = 'https://kuu.example'
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!

async function momo(): Promise<StandIn> {
  const server = await fakeMomo()
  const moods: Mood[] = [{}, { answer: 'lost' }, { answer: 500 }, { answer: 'deaf' }, {}]
  server.mood = () => ({ ...oneOf(moods) })
  return {
    env: {
      KUU_MOMO_URL: server.url,
      KUU_MOMO_ENVIRONMENT: MOMO.environment,
      KUU_MOMO_COUNTRY: MOMO.country,
      KUU_MOMO_USER: MOMO.user,
      KUU_MOMO_KEY: MOMO.key,
      KUU_MOMO_COLLECTION_KEY: MOMO.collectionKey,
      KUU_MOMO_DISBURSEMENT_KEY: MOMO.disbursementKey,
    },
    account: {
      provider: 'MTN Mobile Money',
      country: 'UG',
      currency: 'UGX',
      phones: ['+256772123456', '+256772123457'],
    },
    done: () => [...server.payments.keys()],
    requests: () => server.requests,
    calls: [],
    close: server.close,
  }
}

/** A push has no name of ours but its callback address; a payout that fails before it is taken is never sent again. */
async function mpesa(): Promise<StandIn> {
  const server = await fakeMpesa()
  const done: string[] = []
  const calls: StandIn['calls'] = []
  const amounts = new Map<string, number>()
  const receiptOf = (name: unknown) => `P${String(name).slice(0, 8)}`
  const call = (address: unknown, body: object) => calls.push({ path: new URL(String(address)).pathname, body })
  server.onTaken = (operation, body, name) => {
    server.faults = Math.random() < 0.3 ? { push: 'lost', payout: 'lost' } : {}
    if (operation === 'push') {
      done.push(String(body.CallBackURL).split('/').at(-1)!)
      call(body.CallBackURL, stkCallback(name, Number(body.Amount), `R${done.length}`))
    }
    if (operation === 'payout') {
      done.push(String(body.OriginatorConversationID))
      amounts.set(String(body.OriginatorConversationID), Number(body.Amount))
      call(
        body.ResultURL,
        payoutResult(String(body.OriginatorConversationID), name, 0, receiptOf(body.OriginatorConversationID)),
      )
    }
    const asked = String(body.OriginalConversationID)
    const amount = amounts.get(asked)
    if (operation === 'statusQuery' && amount !== undefined)
      call(body.ResultURL, statusResult(name, server.conversationOf(asked), amount, 'Completed', receiptOf(asked)))
  }
  return {
    env: {
      KUU_ORIGIN: ORIGIN,
      KUU_MPESA_URL: server.url,
      KUU_MPESA_KEY: MPESA.key,
      KUU_MPESA_SECRET: MPESA.secret,
      KUU_MPESA_SHORTCODE: MPESA.shortcode,
      KUU_MPESA_PASSKEY: MPESA.passkey,
      KUU_MPESA_INITIATOR: MPESA.initiator,
      KUU_MPESA_CREDENTIAL: MPESA.credential,
    },
    account: { provider: 'M-Pesa', country: 'KE', currency: 'KES', phones: ['+254712345678', '+254712345679'] },
    done: () => done,
    requests: () => server.pushes.length + server.payouts.length,
    calls,
    close: server.close,
  }
}

async function airtel(): Promise<StandIn> {
  const server = await fakeAirtel()
  const moods = [null, 'lost', 'html', null] as const
  Object.defineProperty(server, 'refusal', { get: () => oneOf(moods) })
  return {
    env: {
      KUU_AIRTEL_URL: server.url,
      KUU_AIRTEL_COUNTRY: AIRTEL.countries.join(','),
      KUU_AIRTEL_CLIENT_ID: AIRTEL.clientId,
      KUU_AIRTEL_CLIENT_SECRET: AIRTEL.clientSecret,
      KUU_AIRTEL_PIN: AIRTEL.pin,
      KUU_AIRTEL_PUBLIC_KEY: AIRTEL.publicKey,
    },
    account: { provider: 'Airtel Money', country: 'UG', currency: 'UGX', phones: ['+256752123456', '+256702123456'] },
    done: () => [...server.taken.keys()],
    requests: () => server.bodies.length,
    calls: [],
    close: server.close,
  }
}

export const STAND_INS = { momo, mpesa, airtel }
export type ProviderName = keyof typeof STAND_INS
