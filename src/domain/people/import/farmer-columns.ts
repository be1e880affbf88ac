import { folded } from '../../letters.ts'
import { keysOf } from '../../table.ts'

/**
 * The columns of a file of farmers: how the template calls each, and what offices call it in English, French and Swahili.
 * A `loose` name counts where the file has no other column of that kind, the first of the list before the others.
 */
export const IMPORT_COLUMNS = {
  fullName: {
    head: 'Full name',
    also: ['fullnames', 'farmername', 'nameoffarmer', 'farmersname', 'nameofthefarmer', 'membername', 'nomcomplet', 'nometprenom', 'nometprenoms', 'nomsetprenoms', 'nomprenom', 'prenometnom', 'nomduproducteur', 'nomdelagriculteur', 'jinakamili', 'majinakamili', 'jinalamkulima'], // biome-ignore format: one list
    loose: ['name', 'names', 'nom', 'noms', 'jina', 'majina', 'farmer', 'member', 'producteur', 'agriculteur', 'mkulima'], // biome-ignore format: one list
  },
  phone: {
    head: 'Phone',
    also: ['phonenumber', 'phoneno', 'telephone', 'telephonenumber', 'telephoneno', 'telno', 'tel', 'mobile', 'mobilenumber', 'mobileno', 'mobilephone', 'cellphone', 'numerodetelephone', 'numerotelephone', 'ndetelephone', 'numtel', 'portable', 'simu', 'nambayasimu', 'nambarisimu', 'nambariyasimu', 'simuyamkononi'], // biome-ignore format: one list
    loose: ['cell', 'msisdn', 'contact', 'contacts', 'contactnumber', 'numero', 'namba', 'whatsapp'],
  },
  email: {
    head: 'Email',
    also: ['emailaddress', 'mail', 'courriel', 'adresseemail', 'adressemail', 'adresseelectronique', 'baruapepe'],
    loose: [],
  },
  location: {
    head: 'Location',
    also: [],
    loose: ['place', 'lieu', 'mahali', 'village', 'kijiji', 'localite', 'town', 'ville', 'mji', 'community', 'communaute', 'residence', 'domicile', 'makazi', 'address', 'adresse', 'anwani', 'commune', 'ward', 'kata', 'district', 'wilaya', 'county', 'kaunti', 'region', 'mkoa', 'province', 'eneo'], // biome-ignore format: one list
  },
  language: { head: 'Language', also: ['langue', 'lugha', 'preferredlanguage', 'languepreferee'], loose: [] },
  username: { head: 'Username', also: ['user', 'nomdutilisateur', 'nomutilisateur', 'identifiant', 'jinalamtumiaji'], loose: [] }, // biome-ignore format: one row
  gender: { head: 'Sex', also: ['gender', 'sexmf', 'sexfm', 'gendermf', 'genderfm', 'sexe', 'genre', 'sexehf', 'sexefh', 'sexemf', 'sexefm', 'genrehf', 'jinsia', 'jinsi', 'jinsiameke', 'jinsiakeme', 'jinsiamekee', 'sexo', 'genero'], loose: [] }, // biome-ignore format: one row
  birthYear: { head: 'Year of birth', also: ['birthyear', 'yob', 'dateofbirth', 'birthdate', 'dob', 'birthday', 'anneedenaissance', 'andenaissance', 'datedenaissance', 'nele', 'neele', 'neele', 'mwakawakuzaliwa', 'tareheyakuzaliwa', 'anodenascimento', 'datadenascimento'], loose: ['born', 'naissance', 'kuzaliwa'] }, // biome-ignore format: one row
  groupName: { head: 'Group', also: ['groupname', 'nameofgroup', 'nameofthegroup', 'farmergroup', 'farmersgroup', 'farmergroupname', 'groupe', 'nomdugroupe', 'groupement', 'nomdugroupement', 'kikundi', 'jinalakikundi', 'kikundichawakulima', 'grupo'], loose: ['cooperative', 'cooperativename', 'coop', 'ushirika', 'chama', 'amcos', 'association', 'vsla', 'op', 'umoja'] }, // biome-ignore format: one row
} as const
export type ImportColumn = keyof typeof IMPORT_COLUMNS

/** What a file may have beside them, or in their place. */
const PARTS = {
  firstName: ['firstname', 'firstnames', 'givenname', 'givennames', 'forename', 'christianname', 'prenom', 'prenoms', 'jinalakwanza'], // biome-ignore format: one list
  otherNames: ['middlename', 'othername', 'othernames', 'secondname', 'autresnoms', 'deuxiemeprenom', 'jinalakati', 'jinalapili'], // biome-ignore format: one list
  lastName: ['lastname', 'surname', 'familyname', 'nomdefamille', 'jinalaukoo', 'jinalafamilia', 'jinalamwisho'],
  country: ['country', 'pays', 'nchi'],
  age: [
    'age',
    'ages',
    'ageyears',
    'ageinyears',
    'ageyrs',
    'agens',
    'ageans',
    'ageenans',
    'umri',
    'umrimiaka',
    'umrikwamiaka',
    'idade',
  ],
} as const
export type FileColumn = ImportColumn | keyof typeof PARTS

const NAME_PARTS: ReadonlySet<FileColumn> = new Set(['firstName', 'otherNames', 'lastName'])
/** What is kept of a farmer besides the account, and never needed. */
const FACTS: ReadonlySet<FileColumn> = new Set(['gender', 'birthYear', 'age', 'groupName'])

/** What is wrong with the head of a file. */
export type HeadFault = 'noName' | 'twice'

const keyOf = (head: string) => folded(head).replace(/[^\p{L}\p{N}]/gu, '')

/** The columns that a row names, in their order; null stands for one that is not imported. */
export function readHead(cells: readonly string[]): (FileColumn | null)[] {
  const names = cells.map(keyOf)
  const found = names.map((name): FileColumn | null => strictColumn(name) ?? partOf(name))
  for (const column of keysOf(IMPORT_COLUMNS)) {
    if (found.includes(column)) continue
    const loose: readonly string[] = IMPORT_COLUMNS[column].loose
    const at = names.indexOf(loose.find((name) => names.includes(name)) ?? '\n')
    if (at >= 0) found[at] = column === 'fullName' ? nameBeside(found) : column
  }
  // A whole name is better than its parts, and no file is refused for a fact that it has twice.
  const hasWhole = found.includes('fullName')
  const isLeftOut = (column: FileColumn, at: number) =>
    (hasWhole && NAME_PARTS.has(column)) || (FACTS.has(column) && found.indexOf(column) < at)
  return found.map((column, at) => (column && isLeftOut(column, at) ? null : column))
}

const strictColumn = (name: string) =>
  keysOf(IMPORT_COLUMNS).find((column) => {
    const { head, also }: { head: string; also: readonly string[] } = IMPORT_COLUMNS[column]
    return name === keyOf(head) || also.includes(name)
  }) ?? null

const partOf = (name: string) => keysOf(PARTS).find((part) => PARTS[part].some((each) => each === name)) ?? null

/** What 'Name' or 'Nom' is: beside 'Prénom' the last name, beside 'Surname' the first one. */
function nameBeside(found: readonly (FileColumn | null)[]): FileColumn | null {
  const [hasFirst, hasLast] = [found.includes('firstName'), found.includes('lastName')]
  if (hasFirst && hasLast) return null
  if (hasFirst) return 'lastName'
  return hasLast ? 'firstName' : 'fullName'
}

/** Whether rows can be read by a head. */
export function headFault(columns: readonly (FileColumn | null)[]): HeadFault | null {
  const named = columns.filter((column) => column !== null)
  if (!named.some((column) => column === 'fullName' || column === 'firstName' || column === 'lastName')) return 'noName'
  return new Set(named).size < named.length ? 'twice' : null
}

/** How far down a head is looked for: reports begin with a title, a day, an empty line. */
const MAX_TITLES = 20

/** Where the head of a table stands: the first row that names most columns; -1 where none names a farmer. */
export function findHead(rows: readonly { cells: readonly string[] }[]): number {
  const named = rows.slice(0, MAX_TITLES).map(({ cells }) => {
    const columns = readHead(cells)
    return headFault(columns) === 'noName' ? 0 : columns.filter((column) => column !== null).length
  })
  const most = Math.max(0, ...named)
  return most === 0 ? -1 : named.indexOf(most)
}
