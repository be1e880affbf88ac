import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { needCropNames } from '#client/i18n/crop-names.ts'
import { PRICE_RANGES, type PriceRange } from '#domain/market/price-history.ts'
import { CropPriceScreen } from './-components/CropPriceScreen.tsx'

/** The market and the period of the chart. */
export type CropPriceSearch = { market?: string; range?: PriceRange }

export const Route = createFileRoute('/_farmer/market/$cropId/')({
  validateSearch: ({ market, range }: Record<string, unknown>): CropPriceSearch => ({
    market: typeof market === 'string' && market ? market : undefined,
    range: Object.hasOwn(PRICE_RANGES, String(range)) ? (range as PriceRange) : undefined,
  }),
  beforeLoad: async () => void (await Promise.all([needMessages('market'), needCropNames()])),
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  const { cropId } = Route.useParams()
  return (
    <CropPriceScreen
      cropId={cropId}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
