import type { ReceivedRow } from '#db/queries/finance/received-payments.ts'
import type { MpesaConfig } from '../config.ts'
import type { RawAnswer } from '../provider.ts'
import type { MpesaQueries } from './queries.ts'

type Post = (path: string, body: object, signal: AbortSignal) => Promise<RawAnswer>
type Installation = {
  config: MpesaConfig
  post: Post
  queries: MpesaQueries
  statusUrl: (nonce: string) => string
  /** Where Daraja asks whether to take money, and tells that it came. */
  addresses: { validation: string; confirmation: string }
}
export type MpesaPaybill = ReturnType<typeof mpesaPaybill>

/** What is asked of Daraja about money that people pay in by themselves (C2B). */
export const mpesaPaybill = ({ config, post, queries, statusUrl, addresses }: Installation) => ({
  /**
   * RegisterURL. In production Daraja takes it once; later ones go by its portal. Where we cannot be reached, the money is
   * taken all the same: it can be given back, and a farmer who pays must not be told that it failed.
   */
  register: (signal: AbortSignal): Promise<RawAnswer> =>
    post('/mpesa/c2b/v1/registerurl', {
      ShortCode: config.shortcode,
      ResponseType: 'Completed',
      ConfirmationURL: addresses.confirmation,
      ValidationURL: addresses.validation,
    }, signal), // biome-ignore format: one request
  /** TransactionStatus by the number of M-Pesa (D15); its answer comes later. */
  ask: async ({ id, receipt }: Pick<ReceivedRow, 'id' | 'receipt'>, signal: AbortSignal): Promise<void> => {
    const nonce = queries.open({ kind: 'received', receivedId: id })
    const address = statusUrl(nonce)
    const answer = await post('/mpesa/transactionstatus/v1/query', {
      Initiator: config.initiator,
      SecurityCredential: config.credential,
      CommandID: 'TransactionStatusQuery',
      TransactionID: receipt,
      PartyA: config.shortcode,
      IdentifierType: '4',
      Remarks: 'Received',
      QueueTimeOutURL: `${address}/timeout`,
      ResultURL: address,
      Occassion: 'received',
    }, signal) // biome-ignore format: one request
    queries.name(nonce, answer)
  },
})
