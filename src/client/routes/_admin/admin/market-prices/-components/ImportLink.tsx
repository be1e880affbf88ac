import { Button } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** Leads to the import of a file of prices. */
export function ImportLink() {
  const t = useTranslations('desk.priceImport')
  return (
    <Button
      variant="default"
      leftSection={<IconFileUpload size={20} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/admin/market-prices/import" {...props} />}
    >
      {t('open')}
    </Button>
  )
}
