import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { readNumber } from '#domain/read-number.ts'
import { NumberQuestion } from './NumberQuestion.tsx'
import { type FieldNumber, fieldNumberOf, useNumberText } from './number-text.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { withoutGroups } from './without-groups.ts'

interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'id' | 'step'> {
  value?: FieldNumber | null
  onChange?: (value: FieldNumber) => void
  /** So many at most; 0 for whole numbers. */
  decimals: number
  /** What the arrow keys add and take away. */
  step?: number
}

/**
 * A number. While the field is edited it shows what was typed, as it was typed, and afterwards the number as the reader
 * writes it. Where the text may be two numbers, the field asks which one is meant.
 */
export function NumberField({ value: given, onChange, decimals, step, error, onBlur, ...props }: NumberFieldProps) {
  const t = useTranslations('common.number')
  const id = useId()
  const value = given ?? ''
  const text = useNumberText()
  const [typed, setTyped] = useState('')
  const [isEdited, setEdited] = useState(false)
  // The form may set another value than the one that was typed.
  const edited = fieldNumberOf(typed, { decimals }) === value ? typed : text.edited(value)
  const shown = isEdited || typeof value === 'string' ? edited : text.grouped(value, edited)
  // Several keys may come before the next drawing.
  const grouped = useRef<string | null>(null)
  useLayoutEffect(() => {
    grouped.current = isEdited ? null : shown
  }, [isEdited, shown])
  const change = (input: HTMLInputElement) => {
    if (grouped.current !== null) ungroup(input, grouped.current, text.group)
    grouped.current = null
    setEdited(true)
    setTyped(input.value)
    onChange?.(fieldNumberOf(input.value, { decimals }))
  }
  const answer = (meant: number) => {
    onChange?.(meant)
    document.getElementById(id)?.focus()
  }
  const stepTo = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step || !direction || (value !== '' && typeof value !== 'number')) return
    event.preventDefault()
    onChange?.(Math.max(0, Number(((value || 0) + direction * step).toFixed(decimals))))
  }
  const reading = readNumber(edited, { decimals })
  const problem = typeof value === 'string' && 'problem' in reading ? reading : null
  const sentences = { unreadable: t('unreadable'), tooFine: decimals > 0 ? t('tooFine', { decimals }) : error }
  return (
    <TextField
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...props}
      id={id}
      value={shown}
      onChange={({ currentTarget }) => change(currentTarget)}
      onKeyDown={stepTo}
      onBlur={(event) => {
        setEdited(false)
        onBlur?.(event)
      }}
      error={
        problem && 'meanings' in problem ? (
          <NumberQuestion meanings={problem.meanings} onAnswer={answer} />
        ) : (
          error && ((problem && problem.problem !== 'empty' && sentences[problem.problem]) || error)
        )
      }
    />
  )
}

/** An edit of what the field has written with thousands begins without them; the caret stays where it was. */
function ungroup(input: HTMLInputElement, shown: string, group: string) {
  const { text, caret } = withoutGroups(shown, input.value, input.selectionEnd ?? input.value.length, group)
  if (text === input.value) return
  input.value = text
  input.setSelectionRange(caret, caret)
}
