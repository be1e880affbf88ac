import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useFieldArea } from '#client/features/fields/useFieldArea.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import { namedField } from '#domain/fields/field.schema.ts'
import classes from '../NewField.module.css'
import { useCreateField, type WalkSent } from './useCreateField.ts'

/** What was measured of a field before it has a name. */
type Measured = WalkSent & {
  way: 'walked' | 'drawn' | 'taped'
  hectares: number
  /** In percent; null where nobody knows. */
  band: number | null
  ring?: readonly Position[]
}

export type SaveFieldProps = { measured: Measured; onBack: () => void; onDone?: () => void }

/** The area of a field, its name and its place. */
export function SaveField({ measured, onBack, onDone }: SaveFieldProps) {
  const t = useTranslations('fields.save')
  const areaOf = useFieldArea()
  const navigate = useNavigate()
  const form = useZodForm(namedField, { name: '', place: '' }, 'new-field')
  const create = useCreateField(form, () => {
    onDone?.()
    void navigate({ to: '/fields' })
  })
  const { way, hectares, band, ring = [], id, walk } = measured
  const save = (names: { name: string; place: string | null }) =>
    create.mutate({
      ...names,
      id,
      walk,
      way,
      totalArea: hectares,
      boundaryCoordinates: ring.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
    })
  return (
    <div className={classes.side}>
      <dl className={classes.facts}>
        <div>
          <dt>{t('measured')}</dt>
          <dd>{areaOf({ totalArea: hectares, errorBand: band })}</dd>
        </div>
      </dl>
      <Form
        form={form}
        onSubmit={form.submit(save)}
        foot={
          <>
            <Button type="submit" size="md" loading={create.isPending}>
              {t('submit')}
            </Button>
            <Button size="md" variant="default" onClick={onBack}>
              {t('back')}
            </Button>
          </>
        }
      >
        <TextField label={t('name')} description={t('nameHint')} withAsterisk {...form.getInputProps('name')} />
        <TextField label={t('place')} description={t('placeHint')} {...form.getInputProps('place')} />
      </Form>
    </div>
  )
}
