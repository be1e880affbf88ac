import { isMantineColorScheme, type MantineColorSchemeManager, useMantineColorScheme } from '@mantine/core'

const KEY = 'theme'

/** What public/theme.js decided before the first paint; a choice is stored as plain light or dark. */
const drawn = () => (document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light')

const stored = (value: string | null) => (isMantineColorScheme(value) && value !== 'auto' ? value : undefined)

/** Use this one: Mantine's own hook writes a <style> tag to hold transitions back, which our policy forbids. */
export const useColorScheme = () => useMantineColorScheme({ keepTransitions: true })

const system = window.matchMedia('(prefers-color-scheme: dark)')
let isFollowing = false
let unsubscribe = () => {}

export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => stored(localStorage.getItem(KEY)) ?? drawn(),
  set: (scheme) => {
    // Mantine stores every change. What only the phone's setting chose must not stand as the user's choice.
    if (!isFollowing) localStorage.setItem(KEY, scheme)
  },
  subscribe: (onUpdate) => {
    const hear = ({ key, newValue }: StorageEvent) => {
      const scheme = key === KEY && stored(newValue)
      if (scheme) onUpdate(scheme)
    }
    // The app follows a phone that goes dark at dusk, until the user has chosen a scheme.
    const follow = () => {
      if (stored(localStorage.getItem(KEY))) return
      isFollowing = true
      onUpdate(system.matches ? 'dark' : 'light')
      isFollowing = false
    }
    window.addEventListener('storage', hear)
    system.addEventListener('change', follow)
    // The phone may have changed after Mantine asked, before it listened.
    follow()
    unsubscribe = () => {
      window.removeEventListener('storage', hear)
      system.removeEventListener('change', follow)
    }
  },
  unsubscribe: () => unsubscribe(),
  clear: () => localStorage.removeItem(KEY),
}
