import { type ComponentProps, createElement, type MouseEvent } from 'react'

type WaitingButtonProps = ComponentProps<'button'> & { 'data-loading'?: boolean }

/**
 * The root of every Button (see the theme). A button that is disabled loses the focus: while it waits for an answer it
 * only says that it is, and does nothing.
 */
export function WaitingButton({ type = 'button', disabled, onClick, ...props }: WaitingButtonProps) {
  const waits = props['data-loading']
  const state = waits ? { 'aria-disabled': true, onClick: doNothing } : { disabled, onClick }
  // biome-ignore lint/a11y/useButtonType: it is the one that is given, and no form is sent by default
  return createElement('button', { type, ...props, ...state })
}

/** Not even what Enter in a field does: that is a click of the submit button. */
const doNothing = (event: MouseEvent) => event.preventDefault()
