import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import classes from './Overview.module.css'
import { idsOfCrop } from './useCropWrite.ts'

export function RemoveCrop({ farmerCrop, onDone }: { farmerCrop: FarmerCrop; onDone: () => void }) {
  const t = useTranslations('crop.remove')
  const name = useCropNames()(farmerCrop.crop.name)
  const remove = useRemoveCrop(name)
  return (
    <>
      <p className={classes.question}>{t('question', { name })}</p>
      <p className={classes.hint}>{t('hint')}</p>
      <div className={classes.row}>
        <Button color="clay" loading={remove.isPending} onClick={() => remove.mutate(idsOfCrop(farmerCrop))}>
          {t('confirm')}
        </Button>
        <Button ref={catchFocus} variant="default" onClick={onDone}>
          {t('keep')}
        </Button>
      </div>
    </>
  )
}

function useRemoveCrop(name: string) {
  const t = useTranslations('crop')
  return useWrite(api.farmer.crops.remove.mutate, {
    done: { title: t('remove.done'), text: t('remove.doneText', { name }), tone: 'good' },
    failed: t('failed'),
  })
}
