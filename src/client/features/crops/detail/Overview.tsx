import { Button } from '@mantine/core'
import { IconArrowRight, IconCamera, IconNote, IconPencil, IconScale, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { openCamera } from '#client/ui/photo/camera.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { CropFacts } from './CropFacts.tsx'
import classes from './Overview.module.css'
import { RemoveCrop } from './RemoveCrop.tsx'
import { StatusMoves } from './StatusMoves.tsx'

const PlantRequests = lazy(async () => {
  const [{ PlantRequests: Requests }] = await Promise.all([
    import('../plant/PlantRequests.tsx'),
    needMessages('tickets'),
  ])
  return { default: Requests }
})

type FormProps = { farmerCrop: FarmerCrop; onDone: () => void }

const NoteForm = lazyForm(async () => (await import('./NoteForm.tsx')).NoteForm)
const EditCropForm = lazyForm(async () => (await import('./EditCropForm.tsx')).EditCropForm)
const YieldForm = lazyForm(async () => (await import('./YieldForm.tsx')).YieldForm)

const ACTIONS = [
  { id: 'status', Icon: IconArrowRight, Form: StatusMoves },
  { id: 'note', Icon: IconNote, Form: NoteForm },
  { id: 'edit', Icon: IconPencil, Form: EditCropForm },
  { id: 'yield', Icon: IconScale, Form: YieldForm },
] as const satisfies readonly { id: string; Icon: typeof IconNote; Form: React.ComponentType<FormProps> }[]

/** The facts and actions of a crop: one form at a time, the next status first. */
export function Overview({ farmerCrop }: { farmerCrop: FarmerCrop }) {
  const t = useTranslations('crop.action')
  const [open, setOpen] = useState<string | null>('status')
  const isOwn = useSession()?.user.id === farmerCrop.farmerId
  const form = ACTIONS.find(({ id }) => id === open)
  return (
    <div className={classes.parts}>
      <CropFacts farmerCrop={farmerCrop} />
      {isOwn && <ShowPlant farmerCropId={farmerCrop.id} />}
      <div className={classes.actions}>
        {ACTIONS.map(({ id, Icon }) => (
          <Button
            key={id}
            className={classes.action}
            variant={id === open ? 'light' : 'default'}
            leftSection={<Icon size={18} aria-hidden="true" />}
            aria-expanded={id === open}
            onClick={() => setOpen(id === open ? null : id)}
          >
            {t(id)}
          </Button>
        ))}
      </div>
      {form && (
        <section className={classes.form} aria-label={t(form.id)}>
          <form.Form farmerCrop={farmerCrop} onDone={() => setOpen(null)} />
        </section>
      )}
      {open === 'remove' ? (
        <section aria-label={t('remove')}>
          <RemoveCrop farmerCrop={farmerCrop} onDone={() => setOpen(null)} />
        </section>
      ) : (
        <Button
          ref={catchFocus}
          variant="subtle"
          color="clay"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          onClick={() => setOpen('remove')}
        >
          {t('remove')}
        </Button>
      )}
    </div>
  )
}

/** For the farmer: the way to an agent's eyes, and who looks already. */
function ShowPlant({ farmerCropId }: { farmerCropId: string }) {
  const t = useTranslations('crop.action')
  const dialog = useDialog('plant')
  const show = () => {
    openCamera()
    dialog.open('plant', farmerCropId)
  }
  return (
    <>
      <Suspense>
        <PlantRequests farmerCropId={farmerCropId} />
      </Suspense>
      <Button variant="light" size="md" leftSection={<IconCamera size={20} aria-hidden="true" />} onClick={show}>
        {t('showPlant')}
      </Button>
    </>
  )
}
