import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { needCropNamesUnlessEnglish } from '#client/i18n/crop-names.ts'
import { restoreHome } from '#client/offline/cache/restore-home.ts'
import { requireRole } from '../api/guards.ts'
import { FarmerFrame } from '../shell/farmer/FarmerFrame.tsx'

/** Courses can be read without an account, and are open to those who teach and write them. */
const COURSES = /^\/courses(?:\/|$)/
/** Agents have an outbox too. */
const FOR_STAFF = /^\/(?:courses|outbox)(?:\/|$)/
const STAFF = ['extension_agent', 'admin'] as const

/** One file for the home's messages: loaded one by one, each would render the screen again. */
const HOME_WORDS = ['farmer', 'advisories', 'care', 'weather'] as const

export const Route = createFileRoute('/_farmer')({
  // Imported statically: each further file is a step that an offline start waits for.
  codeSplitGroupings: [],
  beforeLoad: async ({ location: { href, pathname }, preload }) => {
    const isCourse = COURSES.test(pathname)
    await Promise.all([
      ...HOME_WORDS.map(needMessages),
      needCropNamesUnlessEnglish(),
      // A demo opens its session here; until then it is nobody's home.
      requireRole('farmer', { href, preload, isPublic: isCourse, also: FOR_STAFF.test(pathname) ? STAFF : [] }).then(
        restoreHome,
      ),
    ])
  },
  component: FarmerFrame,
})
