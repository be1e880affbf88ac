import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { ProvenCodeForm } from './ProvenCodeForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

export default function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('security')
  const [codes, setCodes] = useState<string[]>()
  return (
    <SheetDialog onClose={onClose} title={t('fresh')}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProvenCodeForm
          lead={t('freshLead')}
          submit={t('next')}
          write={api.auth.secondFactor.newRecoveryCodes.mutate}
          onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
        />
      )}
    </SheetDialog>
  )
}
