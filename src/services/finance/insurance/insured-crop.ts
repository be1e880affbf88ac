import type { Db } from '#db/client.ts'
import { listFarmerCrops } from '#db/queries/crops/farmer-crops.ts'
import type { findInsuranceProduct } from '#db/queries/finance/products.ts'
import type { PolicyRequest } from '#domain/finance/insurance/insurance.schema.ts'
import { folded } from '#domain/letters.ts'
import { isEligiblePlace } from '#domain/places/eligible-place.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'

type Product = NonNullable<ReturnType<typeof findInsuranceProduct>>
type InsuredWish = Pick<PolicyRequest, 'crop' | 'place'>

/** Which crop a policy is for, and where that grows: what the farmer said, or else what is known of the farm. */
export const insuredBy = (db: Db, product: Product, asked: InsuredWish, user: Actor['user']) => ({
  insuredPlace: placeOf(product, asked.place, user),
  ...cropOf(db, product, asked.crop, user.id),
})

function placeOf({ eligibleRegions }: Product, asked: string | null, { location }: Actor['user']) {
  const place = asked ?? location
  if (!place && eligibleRegions && eligibleRegions.length > 0) throw problem('insuredPlaceUnknown')
  if (!isEligiblePlace(place, eligibleRegions)) throw problem('insuredElsewhere')
  return place
}

/** A crop that is not said is one of those on the farmer's list; an index needs one, because nobody looks at the field. */
function cropOf(db: Db, { eligibleCrops, index }: Product, asked: string | null, userId: string) {
  const grown = listFarmerCrops(db, userId).map(({ crop }) => crop)
  if (eligibleCrops === null) return { insuredCrop: asked, relatedCropId: idOf(grown, asked) }
  const names = asked === null ? grown.map(({ name }) => name) : [asked]
  const insuredCrop = eligibleCrops.find((eligible) => names.some((name) => folded(name) === folded(eligible))) ?? null
  if (insuredCrop === null && asked !== null) throw problem('insuredOtherCrops')
  if (insuredCrop === null && index) throw problem('insuredCropUnknown')
  return { insuredCrop, relatedCropId: idOf(grown, insuredCrop) }
}

const idOf = (grown: readonly { id: string; name: string }[], name: string | null) =>
  name === null ? null : (grown.find((crop) => folded(crop.name) === folded(name))?.id ?? null)
