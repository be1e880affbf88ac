import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import classes from './Plant.module.css'
import { PlantRequests } from './PlantRequests.tsx'
import { ShowPlantForm } from './ShowPlantForm.tsx'

type ShowPlantDialogProps = {
  /** The farmer's crop from which it was opened. */
  farmerCropId?: string | undefined
  onClose: () => void
}

/** Shows a plant to an agent: photo, words, Send; then who looks at it. */
export default function ShowPlantDialog({ farmerCropId = '', onClose }: ShowPlantDialogProps) {
  const t = useTranslations('crop.plant')
  const [isSent, setSent] = useState(false)
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      <div className={classes.parts}>
        {!isSent && <ShowPlantForm farmerCropId={farmerCropId} onSent={() => setSent(true)} />}
        <PlantRequests />
        {isSent && (
          <Button ref={catchFocus} size="md" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </div>
    </SheetDialog>
  )
}
