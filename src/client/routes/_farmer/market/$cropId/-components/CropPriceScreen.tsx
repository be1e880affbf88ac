import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { CropPicture } from '#client/features/crops/CropPicture.tsx'
import { LocalNames } from '#client/features/crops/LocalNames.tsx'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import grid from '#client/ui/page/grid.module.css'
import { usePageTitle } from '#client/ui/page/usePageTitle.ts'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { homeCurrency } from '#domain/market/home-currency.ts'
import type { CropPrices } from '#domain/market/price.schema.ts'
import type { PriceRange } from '#domain/market/price-history.ts'
import { CropAlerts } from './CropAlerts.tsx'
import classes from './CropPriceScreen.module.css'
import { MarketTable } from './MarketTable.tsx'
import { NetPrices } from './NetPrices.tsx'
import { PriceHistory } from './PriceHistory.tsx'

type Search = { market?: string; range?: PriceRange }
type CropPriceScreenProps = { cropId: string; search: Search; onSearch: (search: Search) => void }

/** The prices of one crop: history, markets, net prices, alerts. */
export function CropPriceScreen({ cropId, search, onSearch }: CropPriceScreenProps) {
  const t = useTranslations('market.crop')
  const query = trpc.farmer.prices.compare.useQuery({ cropId })
  return (
    <div className={classes.page}>
      <Link to="/market" className={classes.back}>
        <IconArrowLeft size={20} aria-hidden="true" /> {t('all')}
      </Link>
      {problemOf(query.error) === 'notFound' ? (
        <EmptyState isScreen drawing={<CropDrawing name="" size={44} />} text={t('unknown')} />
      ) : (
        <QueryView query={query} skeleton={<CardSkeletons count={3} height={220} />}>
          {(found) => <Parts key={cropId} found={found} search={search} onSearch={onSearch} />}
        </QueryView>
      )}
    </div>
  )
}

type PartsProps = { found: CropPrices; search: Search; onSearch: (search: Search) => void }

function Parts({ found: { crop, prices }, search, onSearch }: PartsProps) {
  const t = useTranslations('market.crop')
  const name = useCropNames()(crop.name)
  usePageTitle(name)
  const home = useHomeCurrency()
  const selected = prices.find(({ market }) => market === search.market)
  const shown = selected ?? prices.find(({ currency }) => currency === home) ?? prices[0]
  return (
    <>
      <header className={classes.head}>
        <CropPicture name={crop.name} size="large" />
        <div>
          <h1>{name}</h1>
          <LocalNames crop={crop} as="p" />
        </div>
      </header>
      {shown ? (
        <div className={`${classes.parts} ${grid.inOrder}`}>
          <div className={grid.inOrder}>
            <PriceHistory
              crop={crop}
              prices={prices}
              shown={shown}
              range={search.range ?? 'year'}
              onShow={(change) => onSearch({ ...search, ...change })}
            />
            <NetPrices cropId={crop.id} />
            <CropAlerts crop={crop} prices={prices} shown={shown} />
          </div>
          <MarketTable prices={prices} home={home} />
        </div>
      ) : (
        <EmptyState drawing={<CropDrawing name={crop.name} size={44} />} text={t('none')} />
      )}
    </>
  )
}

const useHomeCurrency = () => homeCurrency(useSession()?.user ?? { location: null, preferredLocation: '' })
