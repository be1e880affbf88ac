import { trpc } from '#client/api/hooks.ts'
import type { InputOf } from '#client/api/procedure-types.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import { today } from '#client/phone/clock.ts'
import { changedCrop } from '#domain/crops/changed-crop.ts'
import type { Crop, FarmerCrop } from '#domain/crops/crop.schema.ts'
import { cropProgress } from '#domain/crops/crop.ts'
import { newCropFacts } from '#domain/crops/crop-fields.ts'
import { isNewField } from '../field-order.ts'
import { getOutbox } from '../outbox-state.ts'
import { ofCrop, type Writes, withId } from './write.ts'

/** What a farmer writes about the crops themselves. */
export const CROP_WRITES = {
  'farmer.crops.add': {
    words: 'addCrop',
    prepare: withId,
    rows: ({ id, fieldId }) => [...unsentField(fieldId), id!],
    lists: ['crops', 'cropLog'],
    optimisticAnswer: (input) => newCrop(input),
  },
  'farmer.crops.change': {
    words: 'changeCrop',
    rows: ({ cropId, fieldId }) => [...unsentField(fieldId), cropId],
    lists: ['crops', 'cropLog'],
    optimisticAnswer: (input, shownCrop) => changedCrop(shownCrop(input), input),
  },
  'farmer.crops.harvest': {
    words: 'harvest',
    rows: ofCrop,
    lists: ['crops', 'cropLog'],
    alsoShownIn: 'farmer.care',
    optimisticAnswer: ({ actualYield, ...ids }, shownCrop) =>
      changedCrop(shownCrop(ids), { status: 'harvested', actualYield }),
  },
  'farmer.crops.recordYield': {
    words: 'yields',
    rows: ofCrop,
    lists: ['crops', 'cropLog'],
    optimisticAnswer: (input, shownCrop) => changedCrop(shownCrop(input), input),
  },
  'farmer.crops.remove': {
    words: 'removeCrop',
    rows: ofCrop,
    lists: ['crops', 'cropLog', 'advice'],
    optimisticAnswer: ({ cropId }) => ({ id: cropId }),
  },
  'farmer.crops.restore': {
    words: 'restoreCrop',
    rows: ofCrop,
    lists: ['crops', 'cropLog', 'advice'],
    optimisticAnswer: ({ cropId }) => ({ id: cropId }),
  },
} satisfies Writes

/** A crop waits for its field while the server does not know that. */
const unsentField = (fieldId: string | null | undefined) =>
  fieldId && isNewField(fieldId, getOutbox().entries) ? [fieldId] : []

function newCrop(input: InputOf<'farmer.crops.add'>): FarmerCrop {
  const { id, farmerId, cropId, areaSize, status = 'planning' } = input
  const catalogue = queryClient.getQueryData<Crop[]>(getQueryKey(trpc.farmer.crops.catalogue, undefined, 'query'))
  const crop = catalogue?.find((each) => each.id === cropId)
  const growthDuration = crop?.growthDuration ?? null
  return {
    id: id!,
    farmerId,
    status,
    statusBefore: null,
    progress: cropProgress(status, null),
    ...newCropFacts({ input, growthDuration, today: today() }),
    areaSize,
    imageUrl: crop?.imageUrl ?? null,
    version: 1,
    crop: {
      id: cropId,
      name: crop?.name ?? '',
      localName: crop?.localName ?? null,
      imageUrl: crop?.imageUrl ?? null,
      growthDuration,
      group: crop?.group ?? 'cereal',
    },
  }
}
