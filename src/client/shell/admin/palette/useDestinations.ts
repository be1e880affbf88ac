import { useRouter } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { ListGroup, ListOption } from '#client/ui/fields/search/SearchList.tsx'
import { folded } from '#domain/letters.ts'
import type { Found } from '#domain/operations/palette.schema.ts'
import { PLACES } from '../AdminPlaces.tsx'

/** Where the palette can lead; `key` is the same for the same thing. */
export type Destination = ListOption & { href: string }

/** Where some words lead: places of the admin area, and what was found. */
export function useDestinations(words: string, found: Found | undefined): ListGroup<Destination>[] {
  const t = useTranslations('desk.palette')
  const admin = useTranslations('admin')
  const { buildLocation } = useRouter()
  const places = PLACES.map(({ to, words: name }) => ({ key: to, label: admin(name), href: to }))
  const groups = [
    { name: t('places'), options: places.filter(({ label }) => folded(label).includes(folded(words))) },
    {
      name: t('users'),
      options: (found?.users ?? []).map(({ id, fullName, username, phone }) => ({
        key: `user ${id}`,
        label: fullName,
        detail: [username, phone].filter(Boolean).join(' · '),
        href: buildLocation({ to: '/admin/users', search: { q: username } }).href,
      })),
    },
    {
      name: t('crops'),
      options: (found?.crops ?? []).map(({ id, name, localName }) => ({
        key: `crop ${id}`,
        label: name,
        detail: localName,
        href: buildLocation({ to: '/admin/crops', search: { q: name } }).href,
      })),
    },
    {
      name: t('tickets'),
      options: (found?.tickets ?? []).map(({ ticketId, name, text }) => ({
        key: `ticket ${ticketId}`,
        label: text,
        detail: `${ticketId} · ${name}`,
        href: buildLocation({ to: '/admin/support/$ticketId', params: { ticketId } }).href,
      })),
    },
    {
      name: t('courses'),
      options: (found?.courses ?? []).map(({ id, title }) => ({
        key: `course ${id}`,
        label: title,
        href: buildLocation({ to: '/admin/courses/$courseId', params: { courseId: id } }).href,
      })),
    },
    {
      name: t('advisories'),
      options: (found?.advisories ?? []).map(({ id, title }) => ({
        key: `advisory ${id}`,
        label: title,
        href: buildLocation({ to: '/admin/advisories', search: { q: title } }).href,
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
