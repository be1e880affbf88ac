import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { needCropNames } from '#client/i18n/crop-names.ts'
import { CropsScreen } from './-components/CropsScreen.tsx'

/** `q` is the search, stored in the URL so that a link or a reload shows the same. */
export type CropsSearch = { q?: string }

export const Route = createFileRoute('/_farmer/crops/')({
  validateSearch: ({ q }: Record<string, unknown>): CropsSearch => (typeof q === 'string' && q ? { q } : {}),
  beforeLoad: () => Promise.all([needCropNames(), needMessages('crop')]),
  component: Screen,
})

function Screen() {
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CropsScreen search={q} onSearch={(next) => void navigate({ search: next ? { q: next } : {}, replace: true })} />
  )
}
