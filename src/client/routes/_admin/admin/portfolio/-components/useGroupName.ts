import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { PortfolioRow } from '#domain/finance/portfolio/portfolio.schema.ts'
import type { PortfolioGroup } from '#domain/finance/portfolio/portfolio.ts'
import { GENDERS } from '#domain/support/farmer-record.ts'

/** What a group is called; one of nothing, where a farmer has no agent or no gender noted, has words too. */
export function useGroupName(by: PortfolioGroup) {
  const t = useTranslations('desk.portfolio')
  return ({ key, name }: Pick<PortfolioRow, 'key' | 'name'>) => {
    const gender = by === 'gender' && GENDERS.find((each) => each === key)
    if (gender) return t(`genders.${gender}`)
    return key === '' ? t(`nobody.${by}`) : name
  }
}
