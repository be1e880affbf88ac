import { FIGURES, type Figure } from '#domain/finance/portfolio/portfolio.ts'

/** The figure whose loans are shown: of all, or of the group with a key. */
export type Behind = { figure: Figure; key: string | null }

/** How the address names it: 'risk30' of all, 'risk30/Lagos, Nigeria' of one group. */
export const behindAddress = (figure: Figure, key: string | null) => (key === null ? figure : `${figure}/${key}`)

export function behindOf(address: string | undefined): Behind | null {
  const [name, ...rest] = (address ?? '').split('/')
  const figure = FIGURES.find((each) => each === name)
  return figure ? { figure, key: rest.length > 0 ? rest.join('/') : null } : null
}
