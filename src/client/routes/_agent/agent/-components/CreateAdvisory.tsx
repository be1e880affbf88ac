import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { SmsTextField } from '#client/features/people/SmsTextField.tsx'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { ChoiceOrOwnField } from '#client/ui/fields/ChoiceOrOwnField.tsx'
import { DateField } from '#client/ui/fields/DateField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import pairs from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { agentAdvisoryForm } from '#domain/advice/advisory.schema.ts'
import {
  AGENT_ADVISORY_CATEGORIES,
  AGENT_ADVISORY_LANGUAGES,
  ANNOUNCE_TO,
  PRIORITIES,
} from '#domain/advice/advisory.ts'
import { CITIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { AdvisoryReach } from './AdvisoryReach.tsx'

const EMPTY = {
  title: '',
  content: '',
  category: '',
  cropId: '',
  priority: 'medium',
  language: 'english',
  validUntil: '',
  announceTo: '',
  announcePlace: '',
  sms: '',
} as const

/** Create Advisory, as an agent writes one: to all, to growers of a crop or to a place, with a copy by SMS. */
export default function CreateAdvisory({ onClose }: { onClose: () => void }) {
  const t = useTranslations('agent.advice')
  const words = useTranslations('farmer')
  const cropName = useCropNames()
  const { data: crops = [] } = trpc.farmer.crops.catalogue.useQuery()
  const form = useZodForm(agentAdvisoryForm, EMPTY, 'agent.advisory')
  const create = useWrite(api.farmer.advisories.publish.mutate, {
    done: { title: t('done'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('failed'),
    form,
    refresh: ({ agent, farmer }) => Promise.all([agent.invalidate(), farmer.advisories.invalidate()]),
    onDone: onClose,
  })
  const { announceTo, sms } = form.values
  return (
    <SheetDialog onClose={onClose} title={t('create')} width={600}>
      <Form
        form={form}
        onSubmit={form.submit((advisory) => create.mutate(advisory))}
        foot={
          <Button type="submit" size="md" loading={create.isPending}>
            {t('submit')}
          </Button>
        }
      >
        <TextField label={t('title')} withAsterisk {...form.getInputProps('title')} />
        <TextArea label={t('content')} rows={5} withAsterisk {...form.getInputProps('content')} />
        <div className={pairs.pair}>
          <SelectField
            label={t('category')}
            withAsterisk
            data={[
              { value: '', label: t('choose') },
              ...AGENT_ADVISORY_CATEGORIES.map((value) => ({ value, label: words(`category.${value}`) })),
            ]}
            {...form.getInputProps('category')}
          />
          <SelectField
            label={t('crop')}
            data={[
              { value: '', label: t('allCrops') },
              ...crops.map(({ id, name }) => ({ value: id, label: cropName(name) })),
            ]}
            {...form.getInputProps('cropId')}
          />
          <SelectField
            label={t('priority')}
            data={keysOf(PRIORITIES).map((value) => ({ value, label: words(`priority.${value}`) }))}
            {...form.getInputProps('priority')}
          />
          <SelectField
            label={t('language')}
            data={AGENT_ADVISORY_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
            {...form.getInputProps('language')}
          />
        </div>
        <DateField label={t('validUntil')} {...form.getInputProps('validUntil')} />
        <SelectField
          label={t('announce')}
          data={[
            { value: '', label: t('announceTo.usual') },
            ...ANNOUNCE_TO.map((value) => ({ value, label: t(`announceTo.${value}`) })),
          ]}
          {...form.getInputProps('announceTo')}
        />
        {announceTo === 'place' && (
          <ChoiceOrOwnField
            label={t('place')}
            choices={keysOf(CITIES)}
            withAsterisk
            {...form.getInputProps('announcePlace')}
          />
        )}
        <SmsTextField
          {...form.getInputProps('sms')}
          label={t('sms')}
          hint={t('smsHint')}
          withAsterisk={false}
          rows={3}
          onRespell={(text) => form.setFieldValue('sms', text)}
        />
        <AdvisoryReach values={form.values} text={sms ?? ''} />
      </Form>
    </SheetDialog>
  )
}
