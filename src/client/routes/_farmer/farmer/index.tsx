import { createFileRoute } from '@tanstack/react-router'
import { needAlertWordsUnlessEnglish } from '#client/i18n/alert-words.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { FarmerHome } from './-components/FarmerHome.tsx'

export const Route = createFileRoute('/_farmer/farmer/')({
  // Imported statically: each further file is a step that an offline start waits for.
  codeSplitGroupings: [],
  beforeLoad: async () => void (await Promise.all([needMessages('advisories'), needAlertWordsUnlessEnglish()])),
  component: FarmerHome,
})
