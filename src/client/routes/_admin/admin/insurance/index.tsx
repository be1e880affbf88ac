import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import desk from '#client/features/operations/desk/Desk.module.css'
import { needMessages } from '#client/i18n/catalogue.ts'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CLAIM_STATUS, type ClaimStatus } from '#domain/finance/insurance/claim.ts'
import { POLICY_STATUS, type PolicyStatus } from '#domain/finance/insurance.ts'
import { keysOf } from '#domain/table.ts'
import { ClaimsList } from './-components/ClaimsList.tsx'
import { type InsuranceTab, InsuranceTabs } from './-components/InsuranceTabs.tsx'
import { PoliciesList } from './-components/PoliciesList.tsx'

type InsuranceSearch = { tab?: InsuranceTab; status?: PolicyStatus | ClaimStatus | 'all' }

const STATES = [...keysOf(POLICY_STATUS), ...keysOf(CLAIM_STATUS), 'all'] as const

export const Route = createFileRoute('/_admin/admin/insurance/')({
  validateSearch: ({ tab, status }: Record<string, unknown>): InsuranceSearch => ({
    tab: tab === 'claims' ? tab : undefined,
    status: STATES.find((each) => each === status),
  }),
  beforeLoad: () => Promise.all((['desk', 'table', 'finance'] as const).map(needMessages)),
  component: Screen,
})

function Screen() {
  const t = useTranslations('desk.money.insurance')
  const { tab = 'policies', status } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onStatus = (next: NonNullable<InsuranceSearch['status']>) => void navigate({ search: { tab, status: next } })
  return (
    <div className={desk.page}>
      <PageTitle isPlain>{t('title')}</PageTitle>
      <InsuranceTabs tab={tab} />
      {tab === 'claims' ? (
        <ClaimsList shown={status} onStatus={onStatus} />
      ) : (
        <PoliciesList shown={status} onStatus={onStatus} />
      )}
    </div>
  )
}
