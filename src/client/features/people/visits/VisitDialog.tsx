import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { UpcomingVisits } from './UpcomingVisits.tsx'
import { VisitForm } from './VisitForm.tsx'

/** A new visit, and those that are ahead. */
export default function VisitDialog({ farmerId, onClose }: { farmerId?: string | undefined; onClose: () => void }) {
  const t = useTranslations('agent.visits')
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      <VisitForm farmerId={farmerId} />
      <UpcomingVisits farmerId={farmerId} />
    </SheetDialog>
  )
}
