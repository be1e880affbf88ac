import { keepPreviousData } from '@tanstack/react-query'
import { PAGED } from '#client/offline/cache/paged.ts'

/** How many rows come at once: on the screen, and for a file. */
export const PAGE = 50
export const FILE_PAGE = 500

/** How a list of the admin area comes: while other words are looked for, the rows of before stay. */
export const ADMIN_PAGES = { ...PAGED, placeholderData: keepPreviousData }
