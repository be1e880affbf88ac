import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** Its entries are named with the words of the outbox. */
const ImportDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./ImportDialog.tsx'), ...(['outbox', 'care'] as const).map(needMessages)])
  return dialog
})

/** Opens the import of what a farmer saved of the outbox. */
export function ImportButton() {
  const t = useTranslations('agent.import')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
