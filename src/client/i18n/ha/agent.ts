import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Malamin Gona',
  overview: 'Taƙaitawa',
  farmers: 'Manoma',
  advisories: 'Shawarwari',
  pendingSms: 'SMS Masu Jira',
  responseRate: 'Yawan Amsa',
  noTickets: 'Babu buƙatu tukuna',
  recent: 'Manoman Kwanan Nan',
  all: 'Duk Manoma',
  none: 'Babu manomin da ya yi rajista tukuna.',
  more: 'Nuna ƙarin manoma',
  mine: 'Shawarwarina na Kwanan Nan',
  noneMine: 'Ba ka wallafa shawara ba tukuna.',
  active: 'Mai aiki',
  inactive: 'Ba mai aiki ba',
  since: 'Tun {date}',
  noPhone: 'Babu lambar waya',
  noLocation: 'Babu wuri',
  requests: 'Buƙatun taimako',
  call: 'Kira {name}',
  account: 'Asusuna',
} as const satisfies Translation<'agent'>
