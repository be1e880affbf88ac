import { countryOf } from './country-names.ts'
import { CITIES, type CountryCode } from './places.ts'
import { keysOf } from './table.ts'

/** The clock of each country (CLDR 48; each has one, by the IANA time zone database). */
export const ZONES: Readonly<Record<CountryCode, string>> = {
  NG: 'Africa/Lagos',
  KE: 'Africa/Nairobi',
  GH: 'Africa/Accra',
  ZA: 'Africa/Johannesburg',
  EG: 'Africa/Cairo',
  MA: 'Africa/Casablanca',
  ET: 'Africa/Addis_Ababa',
  TZ: 'Africa/Dar_es_Salaam',
  UG: 'Africa/Kampala',
  ZM: 'Africa/Lusaka',
  ZW: 'Africa/Harare',
  MW: 'Africa/Blantyre',
  RW: 'Africa/Kigali',
  SN: 'Africa/Dakar',
  CI: 'Africa/Abidjan',
  BF: 'Africa/Ouagadougou',
  ML: 'Africa/Bamako',
  NE: 'Africa/Niamey',
  TG: 'Africa/Lome',
  BJ: 'Africa/Porto-Novo',
  GW: 'Africa/Bissau',
  CM: 'Africa/Douala',
  TD: 'Africa/Ndjamena',
  CF: 'Africa/Bangui',
  CG: 'Africa/Brazzaville',
  GA: 'Africa/Libreville',
  GQ: 'Africa/Malabo',
  AO: 'Africa/Luanda',
  MZ: 'Africa/Maputo',
  BW: 'Africa/Gaborone',
  NA: 'Africa/Windhoek',
  SZ: 'Africa/Mbabane',
  LS: 'Africa/Maseru',
  MG: 'Indian/Antananarivo',
  MU: 'Indian/Mauritius',
  LR: 'Africa/Monrovia',
  SL: 'Africa/Freetown',
  GN: 'Africa/Conakry',
  GM: 'Africa/Banjul',
  CV: 'Atlantic/Cape_Verde',
  ST: 'Africa/Sao_Tome',
  SC: 'Indian/Mahe',
  KM: 'Indian/Comoro',
  DJ: 'Africa/Djibouti',
  ER: 'Africa/Asmera',
  SO: 'Africa/Mogadishu',
  SS: 'Africa/Juba',
  SD: 'Africa/Khartoum',
  LY: 'Africa/Tripoli',
  TN: 'Africa/Tunis',
  DZ: 'Africa/Algiers',
}

/** The clock of a place by its country; UTC where it names none. */
export const zoneOf = (place: string | null | undefined): string => zoneIn(place) ?? 'UTC'

/** The clock of a person: that of the country of the farm, else of the place whose weather is told; null where no country is known. */
export const zoneOfPerson = ({ location, preferredLocation }: PersonPlaces): string | null =>
  zoneIn(location) ?? zoneIn(preferredLocation)
type PersonPlaces = { location: string | null; preferredLocation: string | null }

function zoneIn(place: string | null | undefined): string | null {
  const city = keysOf(CITIES).find((each) => each === place?.trim())
  const country = city ? CITIES[city].country : countryOf(place)
  return country && ZONES[country]
}
