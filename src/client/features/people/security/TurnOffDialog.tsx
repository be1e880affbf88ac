import { api } from '#client/api/client.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { ProvenCodeForm } from './ProvenCodeForm.tsx'

export default function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('security')
  return (
    <SheetDialog onClose={onClose} title={t('turnOff')}>
      <ProvenCodeForm
        lead={t('offLead')}
        submit={t('turnOff')}
        isGrave
        write={api.auth.secondFactor.turnOff.mutate}
        done={{ title: t('turnedOff'), text: t('turnedOffText') }}
        onDone={onClose}
      />
    </SheetDialog>
  )
}
