import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import type { FieldNumber } from '#client/ui/fields/number-text.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import form from '#client/ui/form/form.module.css'
import { LEAST_CORNERS, MOST_CORNERS, type Taping } from './taped.ts'

type TapeFieldsProps = { taped: Taping; onChange: (taped: Taping) => void }

const CORNERS = Array.from({ length: MOST_CORNERS - LEAST_CORNERS + 1 }, (_, at) => String(at + LEAST_CORNERS))

/** The lengths of the sides in order, and of the lines from corner 1 to the corners between. */
export function TapeFields({ taped, onChange }: TapeFieldsProps) {
  const t = useTranslations('fields.tape')
  const { corners, unit } = taped
  const change = (some: Partial<Taping>) => onChange({ ...taped, ...some })
  const unitName = t(unit === 'tape' ? 'metre' : 'paces')
  const length = (list: 'sides' | 'diagonals', at: number, label: string) => (
    <NumberField
      key={`${list}${at}`}
      label={label}
      decimals={2}
      step={1}
      withAsterisk
      value={taped[list][at] ?? ''}
      onChange={(value) => change({ [list]: withAt(taped[list], at, value) })}
    />
  )
  return (
    <>
      <div className={form.pair}>
        <SelectField
          label={t('corners')}
          value={String(corners)}
          data={CORNERS}
          onChange={({ currentTarget }) => change({ corners: Number(currentTarget.value) })}
        />
        <SelectField
          label={t('unit')}
          value={unit}
          data={[
            { value: 'tape', label: t('byTape') },
            { value: 'paces', label: t('byPaces') },
          ]}
          onChange={({ currentTarget }) => change({ unit: currentTarget.value as Taping['unit'] })}
        />
      </div>
      {unit === 'paces' && (
        <NumberField
          label={t('pace')}
          withAsterisk
          description={t('paceHint')}
          decimals={2}
          step={0.05}
          value={taped.pace}
          onChange={(pace) => change({ pace })}
        />
      )}
      <div className={form.pair}>
        {numbers(corners).map((at) =>
          length(
            'sides',
            at,
            t('side', { from: String(at + 1), to: String(((at + 1) % corners) + 1), unit: unitName }),
          ),
        )}
        {numbers(corners - 3).map((at) =>
          length('diagonals', at, t('diagonal', { from: '1', to: String(at + 3), unit: unitName })),
        )}
      </div>
    </>
  )
}

const numbers = (count: number) => Array.from({ length: Math.max(0, count) }, (_, at) => at)

function withAt(list: readonly FieldNumber[], at: number, value: FieldNumber): FieldNumber[] {
  const longer = Array.from({ length: Math.max(list.length, at + 1) }, (_, place) => list[place] ?? '')
  return longer.with(at, value)
}
