import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { catchFocus } from '#client/components/catch-focus.ts'
import { showToast } from '#client/components/toasts.ts'
import { useCropNames } from '#client/features/crops/useCropNames.ts'
import { useWrittenToast } from '#client/offline/waiting.ts'
import { trpc } from '#client/trpc.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'
import classes from './Overview.module.css'
import { idsOfCrop } from './useCropWrite.ts'

export function RemoveCrop({ grown, onDone }: { grown: FarmerCrop; onDone: () => void }) {
  const t = useTranslations('crop.remove')
  const name = useCropNames()(grown.crop.name)
  const remove = useRemoveCrop(name)
  return (
    <>
      <p className={classes.question}>{t('question', { name })}</p>
      <p className={classes.hint}>{t('hint')}</p>
      <div className={classes.row}>
        <Button color="clay" loading={remove.isPending} onClick={() => remove.mutate(idsOfCrop(grown))}>
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
  const error = useTranslations('common.error')
  const tell = useWrittenToast()
  return trpc.farmer.crops.remove.useMutation({
    onSuccess: (answer) =>
      tell(answer, { title: t('remove.done'), text: t('remove.doneText', { name }), tone: 'good' }),
    onError: () => showToast({ title: error('title'), text: t('failed'), tone: 'bad' }),
  })
}
