import type { Db } from '#db/client.ts'
import {
  claimSms,
  countSmsSince,
  countSmsTo,
  type DueSms,
  isStopped,
  listDueSms,
  markSmsFailed,
  postponeSms,
} from '#db/queries/messaging/sms-dispatch.ts'
import type { SmsLimits } from '#domain/messaging/delivery/sms-limits.schema.ts'
import { endOfQuiet, endOfQuietAnywhere } from '#domain/messaging/delivery/sms-limits.ts'
import { SMS_REASONS } from '#domain/messaging/delivery/sms-reasons.ts'
import { countryOfPhone } from '#domain/messaging/menu/calling-codes.ts'
import { dialled, isInternational } from '#domain/phone.ts'
import { ZONES, zoneOfPerson } from '#domain/zones.ts'
import { textToSend } from '../../people/phone/code-texts.ts'
import { getSmsLimits } from './limits.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A message that is being tried. */
export type ClaimedSms = { id: string; phone: string; message: string; attempts: number; createdAt: string }

type Claim = { gateway: string; now: Date; most: number; leaseMs: number }

/**
 * Takes messages that are due, and writes down that they are being tried: when the process dies now, they are due again
 * after the lease. What may not go out yet is postponed, what never may has failed. Run it in a transaction.
 */
export function claimDueSms(tx: Db, { gateway, now, most, leaseMs }: Claim): { claimed: ClaimedSms[]; looked: number } {
  const due = listDueSms(tx, now.toISOString(), most)
  if (due.length === 0) return { claimed: [], looked: 0 }
  const limits = getSmsLimits(tx)
  const yesterday = later(now, -DAY_MS)
  let room = limits.aDay - countSmsSince(tx, yesterday)
  const toNumber = new Map<string, number>()
  const until = later(now, leaseMs)
  const claimed = due.flatMap((sms) => {
    const phone = dialled(sms.phone)
    const sent = toNumber.get(phone) ?? countSmsTo(tx, phone, yesterday)
    const message = textToSend(sms, now)
    if (message === null) return fail(tx, sms.id, SMS_REASONS.oldCode)
    const waits = whyNot(tx, { ...sms, phone }, { limits, now, room, sent })
    if (waits) {
      waits.until === null
        ? markSmsFailed(tx, sms.id, waits.reason)
        : postponeSms(tx, sms.id, waits.until, waits.reason)
      return []
    }
    toNumber.set(phone, sent + 1)
    room -= 1
    claimSms(tx, { id: sms.id, phone, gateway, until })
    return [{ id: sms.id, phone, message, attempts: sms.attempts + 1, createdAt: sms.createdAt }]
  })
  return { claimed, looked: due.length }
}

function fail(tx: Db, id: string, reason: string): [] {
  markSmsFailed(tx, id, reason)
  return []
}

type State = { limits: SmsLimits; now: Date; room: number; sent: number }

/** Why a message does not go out now, and until when; null where it never will. */
function whyNot(tx: Db, sms: DueSms, { limits, now, room, sent }: State) {
  const isAnswer = sms.answersId !== null
  if (!isInternational(sms.phone)) return { reason: SMS_REASONS.noNumber, until: null }
  if (!isAnswer && isStopped(tx, sms.phone)) return { reason: SMS_REASONS.stopped, until: null }
  if (sms.isUrgent || isAnswer) return null
  const zone = zoneOfSms(sms)
  const quiet = zone ? endOfQuiet(now, zone, limits) : endOfQuietAnywhere(now, limits)
  if (quiet !== null) return { reason: SMS_REASONS.quiet, until: quiet }
  if (room <= 0) return { reason: SMS_REASONS.ceiling, until: later(now, HOUR_MS) }
  if (sent >= limits.aNumberADay) return { reason: SMS_REASONS.ceiling, until: later(now, DAY_MS / 4) }
  return null
}

/** The clock of whoever is told: that of the account, else of the country that the number is of. */
function zoneOfSms({ phone, ...person }: DueSms) {
  const country = countryOfPhone(phone)
  return zoneOfPerson(person) ?? (country && ZONES[country])
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString()
