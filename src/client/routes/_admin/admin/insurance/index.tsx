import { createFileRoute } from '@tanstack/react-router'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { ClaimsList } from './-components/ClaimsList.tsx'
import { type InsuranceTab, InsuranceTabs } from './-components/InsuranceTabs.tsx'
import { PoliciesList } from './-components/PoliciesList.tsx'

/** Which states there are the lists know: they are loaded later than the addresses of all screens. */
type InsuranceSearch = { tab?: InsuranceTab; status?: string }

export const Route = createFileRoute('/_admin/admin/insurance/')({
  validateSearch: ({ tab, status }: Record<string, unknown>): InsuranceSearch => ({
    tab: tab === 'claims' ? tab : undefined,
    status: typeof status === 'string' ? status : undefined,
  }),
  beforeLoad: () => Promise.all((['desk', 'table', 'finance'] as const).map(needMessages)),
  component: Screen,
})

function Screen() {
  const t = useTranslations('desk.money.insurance')
  const { tab = 'policies', status } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onStatus = (next: string) => void navigate({ search: { tab, status: next } })
  return (
    <div className={adminClasses.page}>
      <PageTitle isPlain part={t(tab)}>
        {t('title')}
      </PageTitle>
      <InsuranceTabs tab={tab} />
      {tab === 'claims' ? (
        <ClaimsList shown={status} onStatus={onStatus} />
      ) : (
        <PoliciesList shown={status} onStatus={onStatus} />
      )}
    </div>
  )
}
