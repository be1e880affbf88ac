import { createFileRoute } from '@tanstack/react-router'
import { requireRole } from '#client/areas.ts'
import { needCropNamesUnlessEnglish } from '#client/features/crops/crop-names.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { recallHome } from '#client/offline/recall.ts'
import { FarmerFrame } from './-components/FarmerFrame.tsx'

/** They come with the home in one file; asked for one by one they would draw the screen anew one by one. */
const HOME_WORDS = ['farmer', 'advisories', 'care', 'weather'] as const

export const Route = createFileRoute('/_farmer')({
  // Not in a file of its own: each further file is a step that an offline start waits for.
  codeSplitGroupings: [],
  beforeLoad: async ({ location: { href }, preload }) => {
    await Promise.all([
      ...HOME_WORDS.map(needMessages),
      needCropNamesUnlessEnglish(),
      requireRole('farmer', { href, preload }),
      recallHome(),
    ])
  },
  component: FarmerFrame,
})
