import { Combobox, useCombobox } from '@mantine/core'
import { useEffect, useId } from 'react'
import classes from './SearchList.module.css'

export type ListGroup<O extends ListOption> = { name: string; options: readonly O[] }
export type ListOption = { key: string; label: string; detail?: string | null | undefined }

type SearchListProps<O extends ListOption> = {
  label: string
  value: string
  onChange: (value: string) => void
  groups: readonly ListGroup<O>[]
  onChoose: (option: O) => void
  /** Esc was pressed. */
  onClose: () => void
  /** Said, and announced, where nothing is listed. */
  empty: string
  /** Announced of what is listed: how many there are, and the first one, which Enter chooses. */
  announce: (count: number, first: string) => string
}

/**
 * A field over a list that it searches: the arrow keys go through the list while the focus stays in the field, Enter
 * chooses, and screen readers follow.
 */
export function SearchList<O extends ListOption>({
  label,
  value,
  onChange,
  groups,
  onChoose,
  onClose,
  empty,
  announce,
}: SearchListProps<O>) {
  const id = useId()
  const list = useCombobox({ opened: true, onDropdownClose: onClose })
  const options = groups.flatMap((group) => group.options)
  const shown = options.map(({ key }) => key).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first one is chosen anew with each other list
  useEffect(() => {
    list.selectFirstOption()
  }, [shown])
  return (
    <Combobox
      store={list}
      onOptionSubmit={(key) => {
        const chosen = options.find((option) => option.key === key)
        if (chosen) onChoose(chosen)
      }}
    >
      <label htmlFor={id} className={classes.search}>
        {label}
        <Combobox.EventsTarget withExpandedAttribute>
          <input
            id={id}
            data-autofocus
            autoComplete="off"
            maxLength={100}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
      </label>
      <div role="status" className={options.length === 0 ? classes.empty : classes.announced}>
        {options[0] ? announce(options.length, options[0].label) : empty}
      </div>
      <Combobox.Options className={classes.list} aria-label={label}>
        {groups.map(({ name, options: each }) => (
          <Combobox.Group key={name} label={name} classNames={{ groupLabel: classes.group }}>
            {each.map(({ key, label: words, detail }) => (
              <Combobox.Option key={key} value={key} className={classes.option}>
                <span>{words}</span>
                {detail && <small>{detail}</small>}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
    </Combobox>
  )
}
