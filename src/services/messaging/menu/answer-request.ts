import type { Db } from '#db/client.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import { listFarmerCrops } from '#db/queries/crops/farmer-crops.ts'
import { listLoans } from '#db/queries/finance/loans.ts'
import { type LatestPrice, listLatestPricesOf } from '#db/queries/market/market-prices.ts'
import { findAdviceForAll, findAdviceOn } from '#db/queries/messaging/menu.ts'
import { listFarmersNaming } from '#db/queries/people/phones.ts'
import { MAX } from '#domain/bounds.ts'
import { CROP_STATUS } from '#domain/crops/crop.ts'
import { dayOf, hasEnded } from '#domain/dates.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { cropLines, loanLines } from '#domain/messaging/menu/answers/farm.ts'
import { cropPriceLines, priceLines } from '#domain/messaging/menu/answers/prices.ts'
import { weatherLines } from '#domain/messaging/menu/answers/weather.ts'
import type { MenuRequest, Topic } from '#domain/messaging/menu/topics.ts'
import { type Voice, voiceFor } from '#domain/messaging/menu/voice.ts'
import { placeOfMarket } from '#domain/places/market-place.ts'
import { isWithin } from '#domain/places/within.ts'
import { listCareDue } from '#services/crops/care-schedule.ts'
import { dayOfFarmer } from '#services/support/day-of-farmer.ts'
import { listAlerts } from '#services/weather/list-alerts.ts'
import { listDailyForecasts } from '#services/weather/list-daily-forecasts.ts'
import { languageQuestion } from './language.ts'
import type { MenuPerson } from './person.ts'

type AnswerContext = { db: Db; request: MenuRequest; person: MenuPerson; now: Date; voice: Voice }

/** How many of a farmer's crops are priced in one answer, and how many days of weather are told. */
const MAX_CROPS = 6
const MAX_DAYS = 5
const DAYS_AHEAD = 7

/** The answer to each topic, in lines of which the first ones matter most. */
const ANSWERS: Record<Topic, (asked: AnswerContext) => string[]> = {
  market: answerPrices,
  weather: answerWeather,
  advice: answerAdvice,
  crops: answerCrops,
  loan: answerLoans,
  again: ({ voice }) => [voice.say('nothingAgain')],
  stop: ({ voice }) => [voice.say('stopped')],
  start: ({ voice }) => [voice.say('started')],
  help: ({ voice }) => [voice.say('help')],
  certificate: ({ voice }) => [voice.say('certificateHow')],
  language: ({ person }) => [languageQuestion(person)],
}

/** Answers what somebody asked of the menu, from the data as it stands. */
export function answerRequest(db: Db, request: MenuRequest, person: MenuPerson, now: Date): string[] {
  const voice = voiceFor(person)
  return ANSWERS[request.topic]({ db, request, person, now, voice })
}

function answerPrices({ db, request: { cropId, place }, person, voice }: AnswerContext) {
  const pricesOf = (id: string, crop: string) => ({
    crop,
    prices: listLatestPricesOf(db, id).map((price) => ({ ...price, isThere: isAt(price, place) })),
  })
  const crop = cropId === null ? undefined : findCrop(db, cropId)
  if (crop) return priceLines(voice, pricesOf(crop.id, crop.name), person.currency, place)
  const own = cropsOf(db, person).slice(0, MAX_CROPS)
  const lines = cropPriceLines(voice, own.map(({ id, name }) => pricesOf(id, name)), person.currency, place) // biome-ignore format: one call
  return own.length > 0 && lines.length > 0 ? lines : [voice.say('whichCrop')]
}

/** Whether a market lies in the place that is asked about. */
const isAt = (price: LatestPrice, place: string | null) => place !== null && isWithin(placeOfMarket(price), place)

/** The crops that a farmer grows, each kind once, the newest first. */
function cropsOf(db: Db, { farmerId }: MenuPerson) {
  const rows = farmerId === null ? [] : listFarmerCrops(db, farmerId)
  return [...new Map(rows.map(({ crop }) => [crop.id, crop])).values()]
}

function answerWeather({ db, request, person, now, voice }: AnswerContext) {
  const place = request.place ?? person.place
  if (place === null) return [voice.say('noForecast', { place: person.phone })]
  return weatherLines(voice, place, {
    alerts: listAlerts(db, place, now),
    days: listDailyForecasts(db, place, now).slice(0, MAX_DAYS),
  })
}

function answerAdvice({ db, request: { cropId }, person, now, voice }: AnswerContext) {
  const crop = cropId === null ? undefined : findCrop(db, cropId)
  const languages = [...new Set([LANGUAGES[person.language].word, 'english'])]
  const today = person.farmerId === null ? dayOf(now) : dayOfFarmer(db, person.farmerId, now)
  const ids = crop ? [crop.id] : cropsOf(db, person).map(({ id }) => id)
  const advice = [
    ...ids.flatMap((id) => languages.map((language) => findAdviceOn(db, id, language))),
    ...(crop ? [] : languages.map((language) => findAdviceForAll(db, language))),
  ].find((each) => each && !hasEnded(each.validUntil, now, today))
  if (advice) return [`${advice.title}: ${advice.content}`]
  return [crop ? voice.say('noAdviceOn', { crop: voice.crop(crop.name) }) : voice.say('noAdvice')]
}

function answerCrops({ db, person, now, voice }: AnswerContext) {
  const { farmerId, phone } = person
  if (farmerId === null) return [voice.say(unknownNumber(db, phone))]
  const today = dayOfFarmer(db, farmerId, now)
  const due = listCareDue(db, { farmerId, ahead: DAYS_AHEAD }, today)
  const crops = listFarmerCrops(db, farmerId)
    .filter(({ status }) => CROP_STATUS[status].next.length > 0)
    .map(({ id, status, crop }) => ({ id, status, name: crop.name }))
  return cropLines(voice, crops, due)
}

function answerLoans({ db, person: { farmerId, phone }, voice }: AnswerContext) {
  if (farmerId === null) return [voice.say(unknownNumber(db, phone))]
  return loanLines(voice, listLoans(db, { userId: farmerId, limit: MAX.openLoans }).items)
}

/** A number that a profile names without a proof is nobody's yet: its owner is told how to change that. */
const unknownNumber = (db: Db, phone: string) =>
  listFarmersNaming(db, phone).length > 0 ? 'unconfirmed' : 'unregistered'
