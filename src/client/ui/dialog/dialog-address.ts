/** Every dialog by its name in the address: `?open=help`, or `?open=crop.<id>` where it is about one thing. */
const DIALOGS = [
  'account', 'add-crop', 'advisory', 'agents', 'approve', 'cannot', 'claim', 'days', 'code', 'codes', 'crop', 'deactivate', 'delete', 'details', 'disburse', 'document', 'export', 'farmer', 'grace', 'help', 'import', 'lines', 'loan', 'method', 'notifications',
  'part', 'password', 'pay', 'pay-off', 'plant', 'policy', 'price-alert', 'publish', 'reactivate', 'record', 'register', 'reject', 'removal', 'remove-part', 'reverse', 'revoke', 'send', 'set-up', 'settle', 'take-back', 'transfer', 'transport', 'turn-off', 'visit', 'waive', 'write-off',
] as const // biome-ignore format: one list

export type DialogName = (typeof DIALOGS)[number]
/** The value of `open` in the address. */
export type DialogAddress = DialogName | `${DialogName}.${string}`

/** The dialog that is open over a screen, as the address names it. */
export type DialogSearch = { open?: DialogAddress | undefined }

export const addressOf = (name: DialogName, id?: string): DialogAddress => (id ? `${name}.${id}` : name)

/** The name and the id of an address; the id may hold dots. */
export function dialogAt(address: DialogAddress | undefined): { name?: DialogName; id?: string } {
  const [, name, id] = /^([^.]+)(?:\.(.+))?$/.exec(address ?? '') ?? []
  return { name: DIALOGS.find((each) => each === name), id }
}

/**
 * Reads `open` from the search parameters of any address. An id without a name is an advisory: that is how the links
 * of notifications and shared advice name one.
 */
export function dialogSearch({ open }: Record<string, unknown>): DialogSearch {
  if (typeof open !== 'string' || open === '') return { open: undefined }
  const { name, id } = dialogAt(open as DialogAddress)
  return { open: name ? addressOf(name, id) : addressOf('advisory', open) }
}
