import { Button } from '@mantine/core'
import { IconPolygon } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import classes from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import { zoneForm } from '#domain/fields/zone.schema.ts'
import { ZONE_COLORS, ZONE_TYPES } from '#domain/fields/zone.ts'
import { keysOf } from '#domain/table.ts'
import type { ZoneBorder, ZoneDrawingProps } from './ZoneDrawing.tsx'

const COLOR_NAMES = ['blue', 'orange', 'green', 'pink', 'red', 'sky'] as const

const ZoneDrawing = lazyForm<ZoneDrawingProps>(async () => {
  const [{ ZoneDrawing }] = await Promise.all([import('./ZoneDrawing.tsx'), needMessages('fields')])
  return ZoneDrawing
})

/** Part of a field, with the border that is drawn on it, or with the area that its farmer says. */
export function ZoneForm({ field, onDone }: { field: Field; onDone: () => void }) {
  const t = useTranslations('field.zones')
  const form = useZodForm(
    zoneForm,
    { name: '', zoneType: 'wet', area: '', color: ZONE_COLORS[0], managementStrategy: '' },
    `zone.${field.id}`,
  )
  const add = useWrite(api.farmer.zones.add.mutate, {
    done: { title: t('saved'), tone: 'good' },
    failed: withReason(t('failed')),
    form,
    fieldOf: { zonesTooLarge: 'area' },
    refresh: (utils) => utils.farmer.zones.list.invalidate({ id: field.id }),
    onDone,
  })
  const [border, setBorder] = useState<ZoneBorder | null>(null)
  const [isDrawing, setDrawing] = useState<boolean>()
  const take = (drawn: ZoneBorder | null) => {
    setBorder(drawn)
    setDrawing(false)
    form.setFieldValue('area', drawn?.hectares ?? '')
  }
  if (isDrawing) return <ZoneDrawing field={field} onDrawn={take} onCancel={() => setDrawing(false)} />
  const coordinates = (border?.ring ?? []).map(([longitude, latitude]): [number, number] => [longitude, latitude])
  return (
    <Form
      form={form}
      label={t('form')}
      onSubmit={form.submit((values) => add.mutate({ ...values, coordinates, id: field.id }))}
      foot={
        <>
          <Button type="submit" loading={add.isPending}>
            {t('submit')}
          </Button>
          <Button variant="subtle" onClick={onDone}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextField ref={catchFocus} label={t('name')} withAsterisk {...form.getInputProps('name')} />
      <div className={classes.pair}>
        <SelectField
          label={t('type')}
          data={keysOf(ZONE_TYPES).map((value) => ({ value, label: t(`types.${value}`) }))}
          {...form.getInputProps('zoneType')}
        />
        <NumberField
          label={t('area')}
          decimals={4}
          withAsterisk
          readOnly={border !== null}
          description={border && t('drawn')}
          {...form.getInputProps('area')}
        />
      </div>
      {field.boundaryCoordinates.length > 0 && (
        <div>
          <Button
            ref={isDrawing === false ? catchFocus : undefined}
            variant="default"
            leftSection={<IconPolygon size={18} aria-hidden="true" />}
            onClick={() => (border ? take(null) : setDrawing(true))}
          >
            {t(border ? 'undraw' : 'draw')}
          </Button>
        </div>
      )}
      <SelectField
        label={t('color')}
        data={ZONE_COLORS.map((value, at) => ({ value, label: t(`colors.${COLOR_NAMES[at]!}`) }))}
        {...form.getInputProps('color')}
      />
      <TextArea label={t('strategy')} rows={2} {...form.getInputProps('managementStrategy')} />
    </Form>
  )
}
