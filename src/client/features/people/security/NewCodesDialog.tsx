import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { ProvenCodeForm } from './ProvenCodeForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useStatusRefresh } from './useSecondFactor.ts'

export default function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('security')
  const refresh = useStatusRefresh()
  const renew = trpc.auth.secondFactor.newRecoveryCodes.useMutation({ onSuccess: () => void refresh() })
  return (
    <SheetDialog opened onClose={onClose} title={t('fresh')}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} onDone={onClose} />
      ) : (
        <ProvenCodeForm
          lead={t('freshLead')}
          submit={t('next')}
          isPending={renew.isPending}
          onSubmit={(values, onError) => renew.mutate(values, { onError })}
        />
      )}
    </SheetDialog>
  )
}
