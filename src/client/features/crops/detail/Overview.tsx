import { Button } from '@mantine/core'
import { IconArrowRight, IconNote, IconPencil, IconScale, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { CropFacts } from './CropFacts.tsx'
import { EditCropForm } from './EditCropForm.tsx'
import { NoteForm } from './NoteForm.tsx'
import classes from './Overview.module.css'
import { RemoveCrop } from './RemoveCrop.tsx'
import { StatusMoves } from './StatusMoves.tsx'
import { YieldForm } from './YieldForm.tsx'

type FormProps = { farmerCrop: FarmerCrop; onDone: () => void }

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
  const form = ACTIONS.find(({ id }) => id === open)
  return (
    <div className={classes.parts}>
      <CropFacts farmerCrop={farmerCrop} />
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
