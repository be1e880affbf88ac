import { isShapeText } from './shape-text.ts'

/** By what the farmer of a field is told: the first that a file has. */
export type Owner = { farmerId?: string; username?: string; phone?: string; code?: string }

/** What the properties or columns of a file say of a field; `areaHa` in hectares. */
export type Known = {
  name: string | null
  externalId: string | null
  place: string | null
  areaHa: number | null
  owner: Owner
}

/** How programs name what we look for, without case, blanks and signs; the first one that is filled counts. */
const NAMES = {
  name: ['name', 'fieldname', 'plotname', 'field', 'plot', 'productionplace', 'label', 'title'],
  externalId: ['id', 'externalid', 'fieldid', 'plotid', 'geoid', 'fid'],
  place: ['place', 'village', 'location'],
  area: ['areaha', 'area', 'hectares', 'hectare', 'ha', 'totalarea'],
  farmerId: ['farmerid'],
  username: ['username', 'user', 'farmerusername'],
  phone: ['phone', 'phonenumber', 'telephone', 'mobile', 'farmerphone', 'tel'],
  code: ['code', 'fieldcode'],
} as const

/** A shapefile cuts the names of its columns to ten letters. */
const SHAPEFILE_LETTERS = 10

const keyOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What says little without the name of its group: 'farmer-name' is no field's. */
const GENERAL = ['name', 'id', 'label', 'title', 'place', 'location', 'village', 'area', 'ha', 'user', 'code', 'field', 'plot'] // biome-ignore format: one list

/** ODK Central writes 'plot-plot_name' and KoboToolbox 'plot/plot_name', with the group of a question before it. */
function keysInGroup(name: string): string[] {
  const parts = name.split(/[-/:]/)
  const key = keyOf(parts.at(-1)!)
  return parts.length > 1 && !GENERAL.includes(key) ? [key] : []
}

/** What a field's properties say, whatever case and signs their names are written in. */
export function knownOf(properties: Readonly<Record<string, unknown>>): Known {
  const named = Object.entries(properties).map(([name, value]) => ({ name, text: textOf(value) }))
  const texts = new Map([
    ...named.flatMap(({ name, text }) => keysInGroup(name).map((key) => [key, text] as const)),
    ...named.map(({ name, text }) => [keyOf(name), text] as const),
  ])
  const find = (what: keyof typeof NAMES) =>
    NAMES[what].map((name) => texts.get(name) ?? texts.get(name.slice(0, SHAPEFILE_LETTERS))).find(Boolean) ?? null
  const owner = { farmerId: find('farmerId'), username: find('username'), phone: find('phone'), code: find('code') }
  return {
    name: find('name'),
    externalId: find('externalId'),
    place: find('place'),
    areaHa: areaOf(find('area')),
    owner: Object.fromEntries(Object.entries(owner).filter(([, value]) => value !== null)),
  }
}

const textOf = (value: unknown) =>
  typeof value === 'string' && !isShapeText(value) ? value.trim() : typeof value === 'number' ? String(value) : ''

/** ODK writes NaN into the column of an area that it could not work out. */
const areaOf = (text: string | null) => {
  const area = text === null ? Number.NaN : numberOf(text)
  return area > 0 ? area : null
}

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i

/** A number as a file of text writes it, also with a decimal comma; NaN for any other text. */
export function numberOf(text: string): number {
  const written = text.trim().replace(/^([-+]?\d+),(\d+)$/, '$1.$2')
  return NUMBER.test(written) ? Number(written) : Number.NaN
}
