import { Button } from '@mantine/core'
import { IconDeviceMobileMessage } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** To the phone of the demo, from which messages can be written. */
export function SimulatorLink() {
  const t = useTranslations('agent.inbox')
  return (
    <Button
      variant="default"
      leftSection={<IconDeviceMobileMessage size={20} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/simulator" {...props} />}
    >
      {t('simulator')}
    </Button>
  )
}
