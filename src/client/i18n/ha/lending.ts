import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  title: 'Rance',
  lead: 'Manoma suna neman rance a nan. Duk abin da ka yanke, ana faɗa wa manomi nan take.',
  filter: 'Matsayi',
  all: 'Duka',
  none: 'Babu buƙatar da ke jira. Madalla!',
  noneOther: 'Babu irin wannan rance.',
  older: 'Nuna tsofaffin rance',
  asked: 'An nema {date}',
  call: 'Kira {phone}',
  noPhone: 'Babu lambar waya',
  instalments: 'Lokutan biya',
  harvest: 'Darajar girbin da ake tsammani',
  unknown: 'ba a faɗa ba',
  approve: 'Amince',
  reject: 'Ƙi',
  cancel: 'Soke',
  approveTitle: 'Ka amince da wannan rance?',
  approveText:
    'An yi wa {name} alkawarin {principal} na ‘{product}’, kuma za a biya {total} sau {count} ({figures}). Ba za a iya janyewa ba.',
  approveTold: 'Za a faɗa wa {name} nan take. Ana biyan kuɗin a mataki na gaba.',
  rejectTitle: 'Ka ƙi wannan buƙata?',
  reason: 'Dalili',
  reasonHint: '{name} zai karanta: faɗi a sauƙaƙe abin da ya rage ko abin da za a yi.',
  approved: 'An amince da rance',
  rejected: 'An ƙi buƙata',
  told: 'An faɗa wa {name}.',
  failed: 'Ba a iya ajiyewa ba. Da fatan za ka sake gwadawa.',
} as const satisfies Translation<'lending'>
