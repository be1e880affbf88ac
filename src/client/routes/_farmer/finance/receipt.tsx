import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { ReceiptScreen } from './-components/statement/ReceiptScreen.tsx'

type ReceiptSearch = { loan: string; number: string }
const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

export const Route = createFileRoute('/_farmer/finance/receipt')({
  validateSearch: ({ loan, number }: Record<string, unknown>): ReceiptSearch => ({
    loan: textIn(loan),
    number: textIn(number),
  }),
  beforeLoad: () => needMessages('finance'),
  component: Screen,
})

function Screen() {
  const { loan, number } = Route.useSearch()
  return <ReceiptScreen loanId={loan} number={number} />
}
