import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** It comes at its first use, with its words. */
const Palette = lazy(async () => {
  const [palette] = await Promise.all([import('./Palette.tsx'), needMessages('desk')])
  return palette
})

/** Opens the palette, as Ctrl+K or ⌘K do from everywhere in the admin area. */
export function FindButton({ userId }: { userId: string }) {
  const t = useTranslations('admin')
  const [isOpen, setOpen] = useState(false)
  useHotkeys([['mod+K', () => setOpen(true)]], [])
  return (
    <>
      <Button
        variant="subtle"
        color="leaf"
        px={10}
        aria-keyshortcuts="Control+K Meta+K"
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('find')}
      </Button>
      {isOpen && (
        <Suspense>
          <Palette userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
