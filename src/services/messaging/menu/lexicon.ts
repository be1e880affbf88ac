import type { Db } from '#db/client.ts'
import { listCatalogue } from '#db/queries/crops/crops.ts'
import { listGrownCropIds } from '#db/queries/crops/farmer-crops.ts'
import { listPricedMarkets, listTaughtWords } from '#db/queries/messaging/menu.ts'
import { localLanguagesOf } from '#domain/crops/crop-names.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { type Lexicon, lexiconOf } from '#domain/messaging/menu/lexicon.ts'
import { languagesOf, TOPIC_WORDS } from '#domain/messaging/menu/topics.ts'
import { placesIn } from '#domain/places/gazetteer.ts'
import { CITIES, COUNTRIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import type { MenuPerson } from './person.ts'

const COUNTRY_NAMES = Object.values(COUNTRIES).map(({ name }) => name)

const townsOf = (db: Db) => [...keysOf(CITIES), ...listPricedMarkets(db)]

/** The places about which the menu can say something: cities, markets with a price, countries. */
export const listMenuPlaces = (db: Db): string[] => [...townsOf(db), ...COUNTRY_NAMES]

/** The words that the menu understands from a person in a message. */
export function lexiconFor(db: Db, { farmerId, language, country }: MenuPerson, text: string): Lexicon {
  return lexiconOf({
    crops: listCatalogue(db),
    places: townsOf(db),
    countries: COUNTRY_NAMES,
    ...(country && { further: placesIn(country) }),
    taught: listTaughtWords(db),
    topics: TOPIC_WORDS,
    languages: [...new Set([LANGUAGES[language].tag, ...localLanguagesOf(country), ...languagesOf(text)])],
    own: farmerId === null ? [] : listGrownCropIds(db, farmerId),
  })
}
