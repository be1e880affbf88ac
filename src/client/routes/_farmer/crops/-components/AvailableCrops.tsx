import { Button } from '@mantine/core'
import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useCropsByName } from '#client/features/crops/useCropsByName.ts'
import { useMyCrops } from '#client/features/crops/useMyCrops.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useFound } from '#client/ui/live/useFound.ts'
import grid from '#client/ui/page/grid.module.css'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { foundByCrop } from '#domain/crops/search/crop-search.ts'
import { CatalogueCard } from './CatalogueCard.tsx'

const FIRST_SHOWN = 6

type AvailableCropsProps = { search: string; onAdd: (cropId: string) => void; onClear: () => void }

export function AvailableCrops({ search, onAdd, onClear }: AvailableCropsProps) {
  const t = useTranslations('crop.list')
  const [all, setAll] = useState(false)
  const catalogue = trpc.farmer.crops.catalogue.useQuery()
  const byName = useCropsByName()
  const found = catalogue.data && foundByCrop(byName(catalogue.data), search, (crop) => crop)
  const own = useMyCrops().data
  const ownFound = own && foundByCrop(own, search, ({ crop }) => crop)
  useFound(found && ownFound && found.length + ownFound.length, search)
  return (
    <Section title={t('available')}>
      <QueryView
        query={{ ...catalogue, data: found }}
        skeleton={<CardSkeletons count={FIRST_SHOWN} height={124} />}
        empty={
          <EmptyState
            text={t(catalogue.data?.length ? 'noMatch' : 'noCatalogue')}
            action={
              search && (
                <Button variant="light" onClick={onClear}>
                  {t('clearSearch')}
                </Button>
              )
            }
          />
        }
      >
        {(crops) => (
          <>
            <div className={grid.cards}>
              {crops.slice(0, all ? undefined : FIRST_SHOWN).map((crop) => (
                <CatalogueCard key={crop.id} crop={crop} onAdd={() => onAdd(crop.id)} />
              ))}
            </div>
            {!all && crops.length > FIRST_SHOWN && (
              <Button variant="default" onClick={() => setAll(true)}>
                <Value>{t('showAll', { count: String(crops.length) })}</Value>
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Section>
  )
}
