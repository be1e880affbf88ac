import { getCatalogue, subscribe as onLanguage } from './catalogue.ts'

type Naming = typeof import('#domain/crops/crop-names.ts')
type Listener = () => void

const listeners = new Set<Listener>()
let naming: Naming | null = null

/** The names of crops, once loaded; until then, and if loading fails, in English. */
export const getNaming = () => naming

export function onNaming(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads the names of crops in other languages; routes call it in `beforeLoad`, so that no name changes later. */
export async function needCropNames() {
  const found = naming ?? (await import('#domain/crops/crop-names.ts').catch(() => null))
  if (naming === found) return
  naming = found
  for (const listener of listeners) listener()
}

/** For screens without local names: readers of English do not load the other languages. */
export const needCropNamesUnlessEnglish = async () => {
  if (getCatalogue().language !== 'en') await needCropNames()
}

onLanguage(() => void needCropNamesUnlessEnglish())
