import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { NewFieldScreen, type Way } from './-components/NewFieldScreen.tsx'

/** How the field is measured. */
export type NewFieldSearch = { way?: Way }

export const Route = createFileRoute('/_farmer/fields/new/')({
  validateSearch: ({ way }: Record<string, unknown>): NewFieldSearch => (way ? { way: way as Way } : {}),
  beforeLoad: () => needMessages('fields'),
  component: Screen,
})

function Screen() {
  const { way } = Route.useSearch()
  return <NewFieldScreen way={way} />
}
