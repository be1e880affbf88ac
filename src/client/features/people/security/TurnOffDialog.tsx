import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { showToast } from '#client/ui/toast/toasts.ts'
import { ProvenCodeForm } from './ProvenCodeForm.tsx'
import { useStatusRefresh } from './useSecondFactor.ts'

export default function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('security')
  const refresh = useStatusRefresh()
  const turnOff = trpc.auth.secondFactor.turnOff.useMutation({
    onSuccess: () => {
      void refresh()
      showToast({ title: t('turnedOff'), text: t('turnedOffText') })
      onClose()
    },
  })
  return (
    <SheetDialog opened onClose={onClose} title={t('turnOff')}>
      <ProvenCodeForm
        lead={t('offLead')}
        submit={t('turnOff')}
        isGrave
        isPending={turnOff.isPending}
        onSubmit={(values, onError) => turnOff.mutate(values, { onError })}
      />
    </SheetDialog>
  )
}
