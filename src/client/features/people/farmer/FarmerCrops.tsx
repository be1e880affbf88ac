import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { trpc } from '#client/api/hooks.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useAreaWords } from '#client/ui/area/useAreaWords.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { DialogLink } from '#client/ui/dialog/DialogLink.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import type { FarmerDetail } from '#domain/people/farmer.schema.ts'
import classes from './Farmer.module.css'

/** What a farmer grows; each opens, and another can be added. */
export default function FarmerCrops({ farmer: { id: farmerId } }: { farmer: FarmerDetail }) {
  const t = useTranslations('agent')
  const words = useTranslations('farmer')
  const areaWords = useAreaWords()
  const cropName = useCropNames()
  const dialog = useDialog('add-crop')
  const crops = trpc.farmer.crops.list.useQuery({ farmerId })
  return (
    <div className={classes.parts}>
      <QueryView query={crops} empty={<EmptyState text={t('growsNothing')} />}>
        {(grown) => (
          <ul className={classes.crops}>
            {grown.map(({ id, crop, status, areaSize }) => (
              <li key={id}>
                <DialogLink name="crop" id={`${farmerId}.${id}`} className={classes.link}>
                  {cropName(crop.name)}
                </DialogLink>
                {areaSize !== null && <span>{areaWords(areaSize)}</span>}
                <Badge tone={status === 'problem' ? 'destructive' : 'info'}>{words(`status.${status}`)}</Badge>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <Button
        variant="default"
        leftSection={<IconPlus size={20} aria-hidden="true" />}
        onClick={() => dialog.open('add-crop', farmerId)}
      >
        {t('addCrop')}
      </Button>
    </div>
  )
}
