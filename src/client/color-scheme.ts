import { isMantineColorScheme, type MantineColorSchemeManager, useMantineColorScheme } from '@mantine/core'

const KEY = 'theme'

/** What public/theme.js decided before the first paint; a choice is stored as plain light or dark. */
const drawn = () => (document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light')

const stored = (value: string | null) => (isMantineColorScheme(value) && value !== 'auto' ? value : undefined)

/** Use this one: Mantine's own hook writes a <style> tag to hold transitions back, which our policy forbids. */
export const useColorScheme = () => useMantineColorScheme({ keepTransitions: true })

let heard: ((event: StorageEvent) => void) | undefined

export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => stored(localStorage.getItem(KEY)) ?? drawn(),
  set: (scheme) => localStorage.setItem(KEY, scheme),
  subscribe: (onUpdate) => {
    heard = ({ key, newValue }) => {
      const scheme = key === KEY && stored(newValue)
      if (scheme) onUpdate(scheme)
    }
    window.addEventListener('storage', heard)
  },
  unsubscribe: () => {
    if (heard) window.removeEventListener('storage', heard)
  },
  clear: () => localStorage.removeItem(KEY),
}
