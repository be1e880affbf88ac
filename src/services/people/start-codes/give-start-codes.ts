import type { Db } from '#db/client.ts'
import { getPreferences } from '#db/queries/messaging/preferences.ts'
import { isStopped } from '#db/queries/messaging/sms-dispatch.ts'
import { listWaitingFarmers, type WaitingFarmer } from '#db/queries/people/waiting-farmers.ts'
import { MAX_START_CODES, type StartCodes, type StartCodesInput } from '#domain/people/start-codes/start-code.schema.ts'
import { startCodeSms } from '#domain/people/start-codes/start-code-sms.ts'
import { dialled, isInternational } from '#domain/phone.ts'
import { sendSms } from '../../messaging/send-sms.ts'
import { audited } from '../../operations/audit.ts'
import type { Actor } from '../actor.ts'
import { storeNewCode } from '../admin/give-password-code.ts'

type Giver = Pick<Actor, 'user' | 'now'> & { requestId: string }

/**
 * Gives farmers who have chosen no password yet new start codes, whatever became of the earlier ones, and sends them by
 * text message if asked. Whoever has no number, or wants no messages, gets the code on paper.
 */
export function giveStartCodes(tx: Db, { ids, bySms }: StartCodesInput, giver: Giver): StartCodes {
  const found = listWaitingFarmers(tx, ids ?? null, MAX_START_CODES + 1)
  const farmers = found.slice(0, MAX_START_CODES)
  const at = giver.now().toISOString()
  const action = { actor: giver.user, action: 'admin.users.giveCode', at, requestId: giver.requestId }
  const given = farmers.map((farmer) =>
    audited(tx, action, { table: 'users', id: farmer.id }, () => giveTo(tx, farmer, bySms, giver)),
  )
  return {
    farmers: given.map(({ codeExpiresAt: _, ...farmer }) => farmer),
    others: ids ? new Set(ids).size - farmers.length : 0,
    hasMore: found.length > farmers.length,
    codesExpireAt: given[0]?.codeExpiresAt ?? null,
  }
}

function giveTo(tx: Db, farmer: WaitingFarmer, bySms: boolean, giver: Giver) {
  const given = storeNewCode(tx, farmer.id, giver)
  const isSent = bySms && canBeTexted(tx, farmer)
  if (isSent) {
    const message = startCodeSms({ username: farmer.username, code: given.code })
    sendSms(tx, { userId: farmer.id, phone: null, message, type: 'general' }, giver)
  }
  return { ...farmer, ...given, isSent }
}

function canBeTexted(tx: Db, { id, phone }: WaitingFarmer) {
  const number = dialled(phone ?? '')
  return isInternational(number) && getPreferences(tx, id).smsUpdates && !isStopped(tx, number)
}

/** What may be stored of the answer. */
export const withoutStartCodes = (answer: StartCodes): StartCodes => ({
  ...answer,
  farmers: answer.farmers.map((farmer) => ({ ...farmer, code: null })),
})
