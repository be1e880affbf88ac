import type { Db } from '#db/client.ts'
import { findUssdSession, saveUssdSession } from '#db/queries/messaging/ussd.ts'
import { step } from '#domain/messaging/menu/ussd.ts'
import { screens, shown } from '#domain/messaging/menu/ussd-screens.ts'
import { firstState, type UssdState, type UssdWorld } from '#domain/messaging/menu/ussd-state.ts'
import { dialled } from '#domain/phone.ts'
import { touchContact } from '../support/touch-contact.ts'
import { ussdWorld } from './menu/ussd-world.ts'
import { callerAt } from './menu/writer.ts'

/** A request of a USSD session as Africa's Talking hands it over: `text` is everything typed so far, joined by '*'. */
export type UssdRequest = { sessionId: string; serviceCode: string; phone: string; text: string }

/** No network keeps a session open for longer; what comes later under the same id begins anew. */
const MAX_SESSION_MS = 10 * 60_000

/** The longest answers are a name and a place. */
const MAX_TYPED = 1000

/**
 * Answers a request of a USSD session: 'CON ' and a screen, or 'END ' and the last one. A request that is repeated gets
 * its screen again. Run it in a transaction.
 */
export function answerUssd(tx: Db, { sessionId, serviceCode, phone: from, text }: UssdRequest, now: Date): string {
  const [phone, typed, at] = [dialled(from), text.slice(0, MAX_TYPED), now.toISOString()]
  const before = sessionOf(tx, { sessionId, phone }, now)
  if (before && (before.typed === typed || before.endedAt !== null)) return before.screen
  const caller = callerAt(tx, phone, before?.userId ?? null, now)
  const world = ussdWorld(tx, caller, now)
  const walked = walk(before, typed, world)
  const note = walked.isUnderstood ? '' : world.voice.say('again')
  const { state, text: page } = shown(walked.state, screens(walked.state, world, note))
  const isOver = state.at === 'end'
  const userId = world.writer()?.farmerId ?? null
  // The first request, or that in which one of several said who it is.
  if (userId !== null && userId !== before?.userId) touchContact(tx, userId, at)
  const screen = `${isOver ? 'END' : 'CON'} ${page}`
  const row = {
    phone,
    serviceCode,
    userId,
    typed,
    state: JSON.stringify({ ...state, from: walked.from } satisfies StoredState),
    screen,
    createdAt: at,
  }
  saveUssdSession(tx, { id: sessionId, ...row, updatedAt: at, endedAt: isOver ? at : null })
  return screen
}

/** The session that a request belongs to; one of another number, or one that is long over, is not it. */
function sessionOf(tx: Db, { sessionId, phone }: { sessionId: string; phone: string }, now: Date) {
  const session = findUssdSession(tx, sessionId)
  const isCurrent = session && now.getTime() - Date.parse(session.updatedAt) < MAX_SESSION_MS
  return isCurrent && session.phone === phone ? session : undefined
}

/** Where a session is, and with which state it began: a choice of the language is not asked for anew. */
type StoredState = UssdState & { from?: UssdState | undefined }

type Walked = { state: UssdState; isUnderstood: boolean; from?: UssdState | undefined }

/**
 * Goes on from the last screen by what was typed since. That may hold a '*' of its own, so it is taken as one answer
 * first; where it means nothing as one, or the session was lost, each part is an answer.
 */
function walk(before: { typed: string; state: string } | undefined, typed: string, world: UssdWorld): Walked {
  const { from, ...state }: StoredState = before ? JSON.parse(before.state) : firstState(world)
  const since = before && typedSince(before.typed, typed)
  if (!before || since === undefined) {
    const first = from ?? firstState(world)
    return { ...inParts(first, typed, world), from: first.at === 'language' ? first : undefined }
  }
  const whole = step(state, since, world)
  return { ...(whole.isUnderstood || !since.includes('*') ? whole : inParts(state, since, world)), from }
}

/** What was typed since the last request; undefined where the session went another way. */
function typedSince(before: string, typed: string) {
  if (before === '') return typed
  return typed.startsWith(`${before}*`) ? typed.slice(before.length + 1) : undefined
}

const inParts = (state: UssdState, typed: string, world: UssdWorld): Walked =>
  typed === ''
    ? { state, isUnderstood: true }
    : typed.split('*').reduce<Walked>((walked, part) => step(walked.state, part, world), { state, isUnderstood: true })
