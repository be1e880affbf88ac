/** How the worker tells the pages how far its installation is. */
export const INSTALL_CHANNEL = 'kuu-install'

/** Of the packs of files, those that come later among them, so many are on the phone; or why it ended early. */
export type InstallProgress = { done: number; all: number } | { failed: 'full' | 'cut' }
