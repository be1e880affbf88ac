import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { addressOf, type DialogName, dialogAt } from './dialog-address.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry was made by opening a dialog: the entry before it is the screen beneath. */
    isDialog?: boolean
  }
}

/** The history entry that is being left: a second close before it is gone would leave the screen too. */
let leaving: string | undefined

/**
 * The dialogs of a screen. An open one is a place in history: Back closes it, and a reload or a link opens it again.
 * Of the given names, `name` is the one that is open, and `id` is what it is about.
 */
export function useDialog<Name extends DialogName>(...names: Name[]) {
  const router = useRouter()
  const navigate = useNavigate()
  const address = useSearch({ strict: false, select: ({ open }) => open })
  const dialog = dialogAt(address)
  const name = names.find((each) => each === dialog.name)

  const open = (next: Name, id?: string) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, open: addressOf(next, id) }),
      state: { isDialog: true },
      resetScroll: false,
    })

  const close = () => {
    const { location } = router.history
    // A write that was sent from the dialog may be answered after it was closed.
    const isOpen = router.parseLocation(location).search.open === address
    if (!isOpen || !address || leaving === location.state.key) return
    leaving = location.state.key
    if (location.state.isDialog) router.history.back()
    else void navigate({ to: '.', search: (search) => ({ ...search, open: undefined }), replace: true, resetScroll: false }) // biome-ignore format: one line
  }

  return { name, id: name && dialog.id, open, close }
}
