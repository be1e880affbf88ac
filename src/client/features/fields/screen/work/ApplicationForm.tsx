import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { ChoiceOrOwnField } from '#client/ui/fields/ChoiceOrOwnField.tsx'
import { DateField } from '#client/ui/fields/DateField.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import classes from '#client/ui/form/form.module.css'
import type { Field } from '#domain/fields/field.schema.ts'
import { applicationOfForm } from '#domain/fields/field-record.schema.ts'
import { FERTILIZERS, RESOURCE_TYPES } from '#domain/fields/soil.ts'
import { CURRENCIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import records from '../records.module.css'
import { CropField } from './CropField.tsx'
import { UNITS, useApplicationForm } from './useApplicationForm.ts'

/** What went onto the field: the product, how much, what it cost, and the waiting times of its label. */
export function ApplicationForm({ field, onDone }: { field: Field; onDone: () => void }) {
  const t = useTranslations('field.work')
  const { form, add, chooseProduct } = useApplicationForm(field, onDone)
  const type = form.values.resourceType
  return (
    <Form
      form={form}
      label={t('form')}
      onSubmit={form.submit((values) => add.mutate({ id: field.id, ...applicationOfForm(values) }))}
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
      <div className={classes.pair}>
        <SelectField
          ref={catchFocus}
          label={t('type')}
          data={keysOf(RESOURCE_TYPES).map((value) => ({ value, label: t(`types.${value}`) }))}
          {...form.getInputProps('resourceType')}
        />
        <DateField label={t('date')} max={today()} {...form.getInputProps('applicationDate')} />
      </div>
      <ChoiceOrOwnField
        label={t('product')}
        choices={type === 'fertilizer' ? keysOf(FERTILIZERS) : []}
        {...form.getInputProps('resourceName')}
        onChange={(event) => chooseProduct(event.currentTarget.value)}
      />
      <div className={classes.pair}>
        <NumberField label={t('quantity')} decimals={3} {...form.getInputProps('quantity')} />
        <ChoiceOrOwnField
          label={t('unit')}
          choices={UNITS.map((unit) => t(`units.${unit}`))}
          {...form.getInputProps('unit')}
        />
      </div>
      {type === 'fertilizer' && (
        <fieldset className={records.three}>
          <legend>{t('grade')}</legend>
          <NumberField label={t('nitrogen')} decimals={1} {...form.getInputProps('nitrogen')} />
          <NumberField label={t('phosphate')} decimals={1} {...form.getInputProps('phosphate')} />
          <NumberField label={t('potash')} decimals={1} {...form.getInputProps('potash')} />
        </fieldset>
      )}
      <CropField field={field} input={form.getInputProps('farmerCropId')} />
      <div className={classes.pair}>
        <NumberField label={t('cost')} decimals={2} {...form.getInputProps('totalCost')} />
        <SelectField label={t('currency')} data={CURRENCIES} {...form.getInputProps('currency')} />
      </div>
      {(type === 'pesticide' || type === 'herbicide') && (
        <div className={classes.pair}>
          <NumberField
            label={t('preHarvest')}
            description={t('preHarvestHint')}
            decimals={0}
            {...form.getInputProps('preHarvestDays')}
          />
          <NumberField
            label={t('reEntry')}
            description={t('reEntryHint')}
            decimals={0}
            {...form.getInputProps('reEntryHours')}
          />
        </div>
      )}
      <TextArea label={t('notes')} rows={2} {...form.getInputProps('notes')} />
    </Form>
  )
}
